import { regex } from '@qicheng/resume/regex';
import type { Conduct } from './conduct.js';

/** Refused, reported, put right, permitted by the rules, or done by others. */
const LAWFUL = regex('u')`
  拒绝|婉拒|没有?(?:同意|答应|照做|照办|配合|接受|参与|理)|不(?:能|会(?!被?[查看发])|可以|该|应该|敢|许|准|允许|同意|肯)(?!(?:查|看|发现))
  |绝不|从不(?!报|办)|杜绝|防止|避免|识别|制止|劝|举报|查处|打击|整改(?!通知)|纠正|更正|自查|违[法规]|红线|风险|教训|反思|后悔|检讨
  |依法|合规|合法|规定|规程|规章|按(?:要求|流程|程序)|授权|批准|免(?:于|予)?(?:报|审|办|检)|适飞|微型|克以下
  |(?:有人|别人|有的|同行|对方|对手|竞品|供应商|司机|房东|前任|黑客|攻击者|作弊)[^，。；]{0,8}(?:绕|躲|避|补|改|编|瞒|没)
  |补(?:缴|申报|办了|齐手续)|如实|注明|备注|说明(?:了|原因)|上报|报告(?:了|给)
`;

const INSPECTED = regex('u')`
  检查|飞检|抽查|抽检|审计|验收|督导|督查|巡查|稽查|评审|认证|暗访|年检|年审|监管|公安|派出所|消防|环保|药监|税务|卫监|安监|城管|劳动监察|市监
`;
const PAPER = '(?:记录|登记|台账|日志|档案|单据|表格|签名|签字|资料|报告|数据|凭证|工单|病历|清单|照片)';
/** Papers that are made up afterwards, or things put out of sight. */
const MADE_UP = new RegExp(
  `(?:补(?:录|登|写|填|签|做|造|上|齐|好|了)|编|造|倒签|改|凑|填(?:上|好|满|了)|撤(?:走|掉|下)|藏|挪走|搬走|换(?:上|掉|下))[^，。；]{0,14}|${PAPER}[^，。；]{0,6}(?:补|编|造|改|凑|填)`,
  'u',
);
const UNCAUGHT = regex('u')`
  (?:都|也|从来|一直|就)?没(?:有)?(?:被|让)?(?:人|他们|检查组?)?(?:查|看|发现|抓|识|认)(?:出来?|到|住|破|过)?(?!问题|异常|差错|错误|不符)
  |(?:看|查|认)不(?:出|到)|发现不了|瞒过|混过|糊弄过|蒙混
`;

/** Papers that are made up in a hurry: 连夜把记录补好. */
const MADE_UP_IN_HASTE = new RegExp(
  `(?:连夜|临时|突击)[^，。；]{0,12}(?:补(?!充|位|货|员|位|课|种)|编|造|凑|倒签)[^，。；]{0,8}${PAPER}|(?:连夜|临时|突击)[^，。；]{0,6}${PAPER}[^，。；]{0,4}(?:补|编|造|凑)`,
  'u',
);

/** What keeps watch or sets a limit. */
const WATCH =
  '(?:禁飞区?|限飞|限高|限速|限行|监管|监控|审批|报批|报备|备案|稽查|检查(?![井口孔])|飞检|抽检|抽查|年检|年审|验收|执法|安检|实名(?:登记)?|人脸(?:识别)?|打卡|考勤|定位|GPS|行驶记录仪?|在线监测|监测(?:设备|探头|数据)|环评|资质(?:审查|审核)?|平台审核|风控|反作弊|社保稽核)';
const EVADED = '(?:绕(?:过|开)|躲(?:过|开|掉)|避开|规避|糊弄|瞒过|骗过|蒙混|破解|混过)';
const RECORDER = '(?:定位|GPS|行驶记录仪?|在线监测|监测(?:设备|探头)|计程器)';
const OFF = '(?:关(?:掉|闭|了)|拔(?:掉|了)|遮(?:住|了)|屏蔽)';
const AROUND = new RegExp(
  `${EVADED}(?:了|掉)?[^，。；]{0,6}${WATCH}|${WATCH}[^，。；]{0,8}${EVADED}|${OFF}[^，。；]{0,4}${RECORDER}|${RECORDER}[^，。；]{0,3}${OFF}`,
  'u',
);
/** A way that one has and offers, or that nobody found. */
const ABLE = new RegExp(
  `${UNCAUGHT.source}|可以|能(?!否|源|力)|知道(?:怎么|如何)|懂得|有(?:的是)?(?:办法|门路|一套)|就(?:行|好|过|没事|可以)|拿手|帮(?:公司|您|你们|贵)|查不`,
  'u',
);

const PERMIT =
  '(?:报备|备案|审批|报批|许可证?|批文|资质|执照|驾驶?证|操作证|上岗证|特种作业证|健康证|施工证|合格证|动火票|工作票)';
const WORKS =
  '(?:飞|开工|开业|开机|施工|上岗|作业|操作|营业|生产|投产|进场|出货|发货|销售|卖|动火|接活|接单|开车)';
/** Work that goes on without the permit that it needs. */
const WITHOUT_PERMIT = new RegExp(
  `(?:没|没有|不办|不报|不等)[^，。；]{0,8}${PERMIT}[^，。；]{0,4}(?:也|照样|照)(?:能|可以|敢|行)?[^，。；从]{0,3}${WORKS}|${PERMIT}[^，。；]{0,6}(?:一般|从来|根本|都|就)(?:都|也)?(?:不用|不必|没有?|不)(?:去)?(?:报|办|走|批|拿)[^。；]{0,14}(?:没人|不会有人|查不|反正|也没事|不也)`,
  'u',
);

const AUTHORITY =
  '(?:环保局?|生态环境局?|消防(?:队|局|大队)?|税务局?|工商局?|市监局?|市场监管局?|药监局?|卫健委?|卫监所?|住建局?|城管|公安局?|交警队?|海关|法院|安监局?|应急局?|劳动局|教育局|质监局?|监理|审计局?)';
/** A connection to an authority that is to settle something: 消防有熟人，检查能打招呼. */
const CONNECTED = new RegExp(
  `${AUTHORITY}[^。；]{0,8}(?:有熟人|有关系|有人脉|有人(?=[，。；能])|认识(?:人|领导))|(?:认识|熟悉?|关系)[^，。；]{0,6}${AUTHORITY}的?(?:领导|人|局长|科长|队长)`,
  'u',
);
const SETTLED =
  /摆平|搞定|打(?:个|声|一下)?招呼|通融|放(?:行|一马|水)|不(?:会)?(?:查|罚)|好办|免(?:掉|罚)|压下|说得上话|过关|都能过/u;

const CERTIFICATE = '(?:证书?|资质|执照|职称|建造师|药师|会计师|工程师)';
/** A certificate lent to an employer where one does not work. */
const LENT = new RegExp(
  `${CERTIFICATE}[^，。；]{0,6}(?:可以|能|愿意|也可)?[^，。；]{0,3}挂(?:靠)?(?:在|到|给|于)(?:贵|你们|公司|单位|别|其他)|(?:可以|能|愿意)[^，。；]{0,4}挂(?:靠)?[^，。；]{0,3}${CERTIFICATE}`,
  'u',
);
/** What an employer owes by law and is helped to save. */
const UNPAID_DUES =
  /(?:帮|替|给|让|为)(?:公司|单位|老板|企业|店里|厂里|贵\p{Script=Han}{1,2}|你们)[^，。；]{0,10}(?:少|不|逃|偷|躲)(?:交|缴|上|掉)?[^，。；]{0,8}(?:社保|公积金|个税|增值税|税款?|工伤保险|残保金)/u;
const PLANNED_TAX = new RegExp(`${LAWFUL.source}|筹划|政策|优惠|减免|加计|退税|即征即退`, 'u');

const FOR_INSPECTORS =
  '回答里说为了应付检查事后补、改记录或把东西撤走：这是造假、欺骗检查，违反规定，很多行业里还违法，不能这样做，也不能这样说。改说：当时就按规定登记；发现缺漏如实报告、注明原因、限期整改。';

/** Acts that are unlawful by their form, which are named whatever the rest of the answer says. */
export const EVASION_CONDUCT: readonly Conduct[] = [
  { all: [INSPECTED, MADE_UP, UNCAUGHT], unless: LAWFUL, words: FOR_INSPECTORS },
  { all: [INSPECTED, MADE_UP_IN_HASTE], unless: LAWFUL, words: FOR_INSPECTORS },
  {
    all: [AROUND, ABLE],
    unless: LAWFUL,
    words:
      '回答里把绕开监管、审批或限制当成本事，这违反规定，很多情况下违法，不能这样做，也不能这样说。改说：需要哪些手续、您怎么按规定办、多久能办下来，来不及时怎么调整计划。',
  },
  {
    all: [WITHOUT_PERMIT],
    unless: LAWFUL,
    words:
      '回答里没有许可、证件或手续就先做，这违反规定，很多情况下违法，出了事要担责任，不能这样做，也不能这样说。改说：先办什么手续、谁批准、没有批下来之前做哪些准许做的准备。',
  },
  {
    all: [CONNECTED, SETTLED],
    unless: LAWFUL,
    words:
      '回答里说靠熟人关系让主管部门放行或免罚，这违反规定，送了好处还可能是行贿，不能这样说。改说：对照要求自查、备齐材料、按期整改，用一次通过检查的记录说明。',
  },
  {
    all: [LENT],
    unless: LAWFUL,
    words:
      '回答里提到出借或挂靠证书，这违反资格管理的规定，本人和单位都要受处罚，不能这样说。改说：证书注册在哪里、能不能按规定转来，在岗做哪些工作。',
  },
  {
    all: [UNPAID_DUES],
    unless: PLANNED_TAX,
    words:
      '回答里说帮单位少交或不交社保、税款，这违法，不能这样说。改说：按规定足额申报缴纳，能用哪些公开的优惠政策，怎么算给单位看。',
  },
];

/** Papers about the people whom an employer serves or buys from. */
const SERVED = '(?:客户|会员|学员|病人|患者|业主|当事人|家长|学生|供应商|经销商|代理商|常客|租户|投资人)';
const THEIR_PAPERS =
  '(?:名单|资料|信息|档案|电话|联系方式|报表|流水|征信(?:报告)?|病历|报价|底价|合同|数据|微信|账号|价格)';
const BROUGHT = new RegExp(
  `${SERVED}[^，。；]{0,14}${THEIR_PAPERS}[^，。；]{0,10}(?:带|拷|导|转|拿|搬|拉)(?:了)?(?:过来|来(?!的)|到贵|给贵|给你们|去贵)|带(?:来|过来|着|上)[^，。；]{0,12}${SERVED}[^，。；]{0,6}${THEIR_PAPERS}`,
  'u',
);
const OFFERED = /可以?|能|会(?!员|计)|愿意|打算|入职|到岗|录用|直接|马上|一起|全部|都/u;
const RETURNED = regex('u')`
  不(?:会|能|带|拉|可以|可|该|应|许|准|得|外传)|没(?:有)?(?:带|留|拉|拷|存)|交[回还接]|移交|归还|保密|竞业|拒绝|删|同意|授权|公开|脱敏
  |请[他她]们?|签字|核对|登记|有人|别人|如果[^，。；]{0,6}(?:他|她|新人|同事|候选人)
`;
/** From one employer to the next. */
const TO_NEXT = regex('u')`
  贵|你们|入职|到岗|录用|跳槽|我(?:过?来|去)的话
  |(?:现在|目前|原来?|前|以前|之前|上一?家|老)的?[^，。；]{0,3}(?:公司|单位|酒店|店|厂|院|行|校|所|东家|机构|诊所)
`;
/** Inner papers of an employer that are enclosed or given: 附上我们公司系统的部分源码. */
const ENCLOSED = new RegExp(
  '(?:附上|附件(?:里)?(?:有|是)|附了|随信(?:附|寄|发)|发给(?:贵|你们)|提供给(?:贵|你们)|给(?:你们|贵\\p{Script=Han}{1,2})(?:带|发|看|参考))[^，。；]{0,6}(?:我们|现在|目前|原来?|前|以前)?的?(?:公司|单位|医院|酒店|学校|工厂|厂里?|店里?|院里?|所里?|东家)的?[^，。；]{0,12}(?:源代?码|代码|数据|图纸|客户|名单|报价|底价|合同|配方|工艺|标书|底稿|病历|账套|题库)',
  'u',
);
const PUBLISHED = /脱敏|公开|授权|同意|开源|官网|年报|已发布|证明|推荐信/u;
/** Inner papers of one's employer that are passed to another. */
export const PAPERS_ENCLOSED: Conduct = {
  all: [ENCLOSED],
  unless: PUBLISHED,
  words:
    '回答里把现在或以前单位的内部资料给对方看，这侵犯商业秘密，违反保密义务，可能违法，不能这样做，也不能这样说。改说自己做了哪一步、解决了什么；要展示就用公开的或自己写的样例。',
};

/** Papers of the people whom a former employer serves, brought to the next one. */
export const PAPERS_BROUGHT: Conduct = {
  all: [BROUGHT, OFFERED, TO_NEXT],
  unless: RETURNED,
  words:
    '回答里提到把原单位的客户或资料带过来，这侵犯商业秘密和个人信息，违反保密义务，可能违法，不能这样做，也不能这样说。改说自己的本事：懂哪一类客户、会哪一种方法，资料离职时已全部交回。',
};
