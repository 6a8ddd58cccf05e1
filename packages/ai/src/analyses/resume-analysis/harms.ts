import { memoize } from '@qicheng/resume/memoize';
import { regex } from '@qicheng/resume/regex';
import { isStatedGap } from '@qicheng/resume/stated-gap';
import { clausesOf, isAboutWork } from './not-an-action.js';

/** A statement that nobody requires and that harms the candidate. */
interface Harm {
  pattern: RegExp;
  /** A clause with this is not meant: 识别刷单账号. */
  unless?: RegExp;
  /** Whether the words may also name the work itself, as in 参与裁员沟通 or 代理离婚案件. */
  mayBeWork?: true;
  /** Whether it is about the candidate even next to a word for other people: 酒量好，能陪客户. */
  isAlwaysOwn?: true;
  issue: string;
  why: string;
}

/** Work against unlawful conduct: 识别刷单账号, 查处挂靠项目, 案件审计中发现两套账. */
const COUNTERED = regex('u')`
  识别|打击|查[处获出清]|防[范止控]|治理|反(?![馈映应复])|杜绝|监[测控]|拦截|稽查|排查|审[计查核]|核查|纠正|整改|拒绝|从不|从未|没有|无|零|不[做搞参]
  |举报|投诉|调查|检举|风险|风控|案|处罚|清[理退]|补[缴交]|诉讼|辩护|代理|协查|应急|检修|抢修|抢险|通知
`;

const HARMS: readonly Harm[] = [
  {
    pattern:
      /(?<!试用期都?)(?:未通过|没有?通过|没过(?![多错])|未录取|没考上|未上岸|没上岸|落榜|挂科|挂了[一两三\d]|补考)(?!率|人[次数]|的?(?:学生|同学|学员|样品|批次|产品|供应商|申请)|预警|辅导|帮扶)/u,
    issue: '没有通过的考试不用写',
    why: '简历只写已经取得的；没有通过的写出来只会减分，面试问到再如实说明。',
  },
  {
    pattern:
      /(?<!(?:从未|没有?|未|无|不)(?:被|受)?)(?:被(?:扣|罚|处分|警告|辞退|开除|投诉)|受(?:到|过)?(?:处分|警告|处罚))/u,
    issue: '受过的处罚不用写在简历上',
    why: '招聘方没有问到的负面信息不必主动写；表格里明确要求填写的除外，那里要如实填。',
  },
  {
    pattern: regex('u')`
      辞[职工](?:后|了)?(?:在家|回(?:了)?(?:老)?家|带(?:孩子|娃|小孩)|照顾)
      |(?:在家|回家|全职)(?:带|照顾)(?:孩子|娃|小孩|家人|父母)|照顾不过来
      |(?:孩子|家里|家人|老人|父母|父亲|母亲)[^，。；]{0,8}(?:没人(?:带|照顾|管)|需要(?:有)?人?(?:照顾|陪护))
    `,
    mayBeWork: true,
    isAlwaysOwn: true,
    issue: '离职和家里的原因不用写在简历上',
    why: '写在经历里会让人先看到空档；面试问到时用一句话说明已经安排好即可。',
  },
  {
    pattern: regex('u')`
      跑路|欠薪|拖欠|劳动仲裁|没(?:有)?(?:签|交)(?:劳动合同|合同|社保)|下岗|裁员|被裁|倒闭|大店挤
      |(?:^|前(?:公司|单位|东家)|上家)的?离职(?:的?原因|是因为)(?!分析|访谈|统计|调查|及|和|与)|(?:生意|效益)(?:一直|越来越|太|很|也)?(?:不好|不行|难做|差|惨淡)
      |(?:跟|与|和)[^，。；]{1,10}(?:合不来|不对付|闹翻|闹僵|吵翻)
    `,
    mayBeWork: true,
    issue: '离开上一家单位的原因不用写在简历上',
    why: '简历写做成了什么；离职原因面试时用一句话说清即可，不评价原单位。',
  },
  {
    pattern: regex('iu')`
      画(?:大)?饼|PUA|勾心斗角|没(?:有)?加班费|天天加班|(?:工资|待遇|提成|薪水)(?:太|又|很|比较)?(?:低|少)
      |干着没(?:意思|前途)|(?:老板|领导|公司)(?:太|不讲|没有?)(?:抠|黑|诚信|信用|人性)
      |(?:老板|领导|上司|主管|经理|总监|店长|负责人|同事)(?:们|的)?(?:管理|业务|技术|专业)?(?:水平|能力)?(?:都|太|很|实在|又)*
      (?:不行|差劲|(?<=[太很])差|无能|没水平|没能力|没本事|不懂行|傻|蠢|废物|垃圾)
    `,
    mayBeWork: true,
    issue: '不要评价原单位',
    why: '招聘方会想到您以后也会这样说他们；离职原因面试时用一句话讲自己想要什么，例如“希望做更规范的客户”。',
  },
  {
    pattern: /(?:不(?:能)?接受|拒绝|不愿意?|不想|不考虑)[^，。；]{0,4}(?:加班|出差|倒班|夜班|外派|调岗)/u,
    isAlwaysOwn: true,
    issue: '不接受的条件不用写在简历上',
    why: '简历用来争取面试；底线留到谈条件时再说，投递前先看岗位说明是否合适。',
  },
  {
    pattern: /酒量|能喝酒|会喝酒|千杯不/u,
    isAlwaysOwn: true,
    issue: '酒量不用写',
    why: '它说明不了业务能力，还会让人把注意力从业绩上移开。',
  },
  {
    pattern: regex('u')`
      (?:全网|全国|行业|业内|业界|天下|史上|全球)第一(?![名届次批位期线])|无人能[及敌比]|无与伦比|独一无二|天花板级
      |(?:全(?:[国省市区县镇网]|行业|公司|集团)|行业内?|业内|当地|本地)[^，。；\d]{0,3}最(?:好|强|牛|优秀|厉害|火)(?![^，。；]{0,6}[奖称])
    `,
    mayBeWork: true,
    isAlwaysOwn: true,
    issue: '无法证明的“第一”会降低可信度',
    why: '换成可以查证的事实：哪个平台、什么时间、卖了多少、在多少人中排第几。',
  },
  {
    pattern:
      /不(?:太)?(?:擅长|善于|懂|会用)(?!.{0,6}(?:也|但(?!是?(?:我|本人)?(?:会|将|正在|愿意|一直)*(?:努力|改正|克服|改进|学习))))|不善言辞|抗压(?:能力)?(?:一般|较?差)|粗心|比较内向/u,
    issue: '不擅长的事不用写',
    why: '简历写会什么；短处留到面试中连同改进的办法一起说。',
  },
  {
    pattern:
      /腰(?:肌|椎|间盘|有|不好)|颈椎病|慢性病|身体(?:不好|较?差)|生完(?:孩子|老[大二])|二胎|离异|离婚|丧偶|哺乳期/u,
    mayBeWork: true,
    issue: '健康、婚育状况不用写',
    why: '用人单位无权以这些情况取舍（《就业促进法》《妇女权益保障法》），写上只会给人留下不该有的判断。',
  },
  {
    pattern:
      /(?<!没有?|从未|未|从没|无)出过一?[次回]?(?:大?错|事故)|返印|自己[陪赔]了|不适合做|跟不上|年龄偏大|离开社会|给(?:我)?(?:一)?个机会|可能(?:会)?有些?不足|没有(?:任何|什么)?(?:工作)?经验|不知道算不算|我?没有署名|是我(?:写|弄|搞)错/u,
    issue: '这句话在减分',
    why: '简历写做成了什么；谦辞、道歉和做错的事只会让人先看到短处。',
  },
  {
    pattern: regex('u')`
      堪比|顶级的|天生的|精通各种|无所不能|全能型?选手|(?:能|可以|愿意)\s?007|灵魂人物|人格魅力|黑科技
      |没有?(?:什么|任何|一个)?[^，。；]{0,6}我(?:[^，。；]{0,2})(?:不[会懂能]|做不|带不|解决不|搞不|谈不)
      |离(?:了|开)我[^，。；]{0,8}(?:不|停|乱|垮)|(?:同行|别人|其他人|没人|无人|谁)[都也]?(?:做不到|做不了|比不[了上过]|学不来|赶不上)
      |(?:任何|什么)[^，。；]{1,14}(?:难不倒|[都能可以]+(?:解决|搞定|扭转|拿下|打造)|(?<=把任何[^，。；]{1,10})打造成)
      |[还给送](?:你|您|贵?公司|贵?单位)?一个奇迹
    `,
    isAlwaysOwn: true,
    issue: '夸大的自我评价会降低可信度',
    why: '换成一件能说明它的事：做了什么、结果怎样。',
  },
  {
    pattern:
      /(?<!\d)\d{5}\s?部队|(?:雷达|导弹|舰艇?|潜艇|阵地|弹药)[^，。；]{0,12}(?:型号|参数|坐标|编制|部署|射程|频率)/u,
    issue: '部队番号和装备细节不要写',
    why: '涉及保密规定。写“中国人民解放军某部”和可以公开的工作内容即可。',
  },
  {
    pattern: regex('iu')`
      刷(?:单|[好差]?评|粉|量|信誉|销量)|买(?:好?评价?|粉丝?|赞)(?![^，。；]{0,4}[系平])|测评[^，。；]{0,8}(?:review|评论|好评|留评)
      |代考|替考|挂靠|两套账|做?假账|假发票|虚开|[偷逃]税|隐瞒收入|飞单|骗保|[吃收给]回扣|[围串陪]标
      |(?:业主|住户|租户|物业)[^，。；]{0,12}[，,]?[^，。；]{0,8}[停断](?:水|电|气)|[停断](?:水|电|气)[^，。；]{0,12}(?:逼|催)[^，。；]{0,6}(?:物业费|房租)
    `,
    unless: COUNTERED,
    isAlwaysOwn: true,
    issue: '这件事涉及违规，不要写进简历',
    why: '违规的做法写在简历上会直接被淘汰，也可能带来责任。',
  },
];

/** Government forms require these; they have to be filled in truthfully. */
const REQUESTED_BY_FORMS = new Set(['basics', 'family']);

/** Other people about whom the same may be said: pupils, patients, customers. */
const OTHERS =
  /学生|孩子父母|家长|患者|病人|客户|顾客|老人|同学|当事人|来访|咨询(?:者|人|\d)|求助|投诉人|劳动者|[员职农民]工维权|业主|委托人|用户/u;
/** Work on the matters of others: 接待咨询130余人次，多为拖欠工资. */
const SERVES_OTHERS = /接待|接访|咨询|援助|调解|维权|受理|代理|追讨|清欠/u;

/** The end of an own business is part of the career, not a reason for leaving an employer. */
const OWN_BUSINESS = /创业|自营|自主经营|个体|自己开|合伙|开(?:了|设)?[^，。；]{0,6}(?:店|公司|厂|工作室)/u;

/** Whether a harmful pattern is about the candidate, not about the work. */
function isMeant({ pattern, mayBeWork, unless }: Harm, text: string): boolean {
  if (unless) return clausesOf(text).some((clause) => pattern.test(clause) && !unless.test(clause));
  if (!mayBeWork) return pattern.test(text);
  if (OWN_BUSINESS.test(text)) return false;
  return clausesOf(text).some((clause) => pattern.test(clause) && !isAboutWork(clause));
}

const MANY_CLAUSES = 3;
const SENTENCE = /[^。；;！!\n]+[。；;！!]?/gu;

/** A duty with its object, which is worth keeping: 全面统筹仓储和运输. */
const STATES_DUTY = /^(?:全面)?(?:负责|统筹|主持|管理|带领|组织)(?=[^，。；]{4})/u;

/** The harmful sentence of a text; of several clauses only the harmful one, if the others state a fact. */
function sentenceOf({ pattern, unless }: Harm, text: string): string {
  const sentence = (text.match(SENTENCE) ?? [text]).find((each) => pattern.test(each))?.trim() ?? text;
  // The result of unlawful conduct is removed with it.
  if (unless) return sentence;
  const clauses = sentence.split(/，|(?<!\d),|,(?!\d)/u);
  const own = clauses.filter((clause) => pattern.test(clause));
  const isPart =
    clauses.length >= MANY_CLAUSES ||
    clauses.some((clause) => !pattern.test(clause) && (/\d/u.test(clause) || STATES_DUTY.test(clause)));
  return isPart && own.length === 1 ? (own[0] ?? sentence).replace(/[。；;！!]$/u, '') : sentence;
}

/** Family care with its dates in place of an employer, which answers the question about the gap. */
const isDatedCare = ({ text, pointer }: Place): boolean =>
  /^\/work\/\d+\/company\b/u.test(pointer) && isStatedGap(text);

/** A printed text and where it stands. */
interface Place {
  text: string;
  section: string;
  pointer: string;
  isStatement: boolean;
}

function harmOf(printed: Place): Harm | undefined {
  const { text, section } = printed;
  if (REQUESTED_BY_FORMS.has(section) || isDatedCare(printed)) return undefined;
  return (printed.isStatement ? harmOfStatement(text) : harmOfText(text)).harm;
}

const harmMemo = (isStatement: boolean) =>
  memoize((text) => {
    const namesOthers = OTHERS.test(text);
    const isOfOthers = isStatement && SERVES_OTHERS.test(text);
    const harm = HARMS.find(
      (each) => (each.isAlwaysOwn || !namesOthers) && !(each.mayBeWork && isOfOthers) && isMeant(each, text),
    );
    return { harm };
  });
const harmOfStatement = harmMemo(true);
const harmOfText = harmMemo(false);

/** What harms the candidate in a text, and why. */
export interface HarmFound extends Pick<Harm, 'issue' | 'why'> {
  /** The part of the text to remove. */
  sentence: string;
  /** Whether that is the whole text. */
  isWhole: boolean;
}

/** The harmful part of a text; null if there is none. */
export function harmIn(printed: Place): HarmFound | null {
  const harm = harmOf(printed);
  if (harm === undefined) return null;
  const sentence = sentenceOf(harm, printed.text);
  const { issue, why } = harm;
  return { issue, why, sentence, isWhole: sentence === printed.text.trim() };
}
