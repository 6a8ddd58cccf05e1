import { regex } from '@qicheng/resume/regex';
import { RIGHT } from './conduct-patterns.js';
import type { Conduct } from './conduct.js';

const TILL =
  /(?:抽屉|备用金|货款|现金|零钱|班费|会费|押金|柜台)[^。]{0,16}(?:拿|挪|借|垫)[^。]{0,14}(?:再|以后|后面|月底)[^，。]{0,3}(?:补|还)/u;
const FAKE_ACCOUNTS =
  /(?:小号|马甲|水军|托儿|找(?:几个)?托|当托)[^。]{0,20}(?:提问|带节奏|评论|留言|下单|夸|说|刷|抢|互动)/u;
const OTHERS_WORK = regex('u')`
  (?:实习生|徒弟|同事|组员|别人|下属|新人|学生|他|她)[^，。]{0,4}(?:写|做|画|拍|想|设计)(?:出来)?的[^。]{0,14}(?:改|换|写|署|挂)(?:了|成|上)?(?:个|我的|自己的)?名
`;
const MARKED_DONE = regex('u')`
  (?:先|全部?|统一|直接)[^，。]{0,4}(?:点|按|打|勾|标)(?:了|成|上)?(?:签收|送达|完成|已处理|已阅|已读|通过|已巡)[^。]{0,12}(?:后面|再|慢慢|以后|回头)
`;
const RIGGED_TENDER = regex('u')`
  (?:招标|参数|评分标准|采购需求|技术要求)[^。]{0,14}(?:让|请|由|找)(?:供应商|厂家|熟悉的)[^。]{0,8}(?:写|定|提|帮)[^。]{0,12}(?:别人|其他|进不来|投不|只有)
`;
const REWRITTEN_RECORD =
  /(?:病历|记录|台账|凭证|日志|试卷|账本)[^。]{0,20}(?:重(?:新)?)?(?:抄|写|誊|做)(?:一遍|一份|过)[^。]{0,14}(?:原来|旧的?|原件)[^，。]{0,6}(?:扔|撕|销毁|烧|碎)/u;
const FICTITIOUS_STAFF =
  /(?:工资表|名单|花名册|考勤|签到表|人员表)[^，。]{0,6}(?:里|上)?[^，。]{0,4}(?:加|添|多写|挂)(?:了|上)?[^，。]{0,8}(?:没来|不在|不存在|没上班|亲戚)/u;
const OTHER_NAME =
  /(?:写|开|报|做)成(?:了)?(?:另|别的)[^，。]{0,4}(?:诊断|项目|品名|名目|病|科目|用途)|换(?:个|一个)(?:名目|品名)(?:报|开)/u;
const LEAKED_PAPER =
  /(?:题目?|原题|答案|试卷|考题)[^。]{0,8}提前[^。]{0,4}(?:拿|知道|看|弄|透)|提前(?:拿到|看到|知道)[^。]{0,6}(?:题|答案|试卷)/u;
const DISCLOSED_BEFORE = /(?:给|跟|和)[^，。]{0,8}(?:讲|说|透|看|发|练)/u;
const PAID_TO_DELETE =
  /(?:给|塞|花|转)[^，。]{0,6}(?:钱|元|块|红包|券)[^，。]{0,6}(?:让)?(?:他|她|他们)?[^，。]{0,2}(?:删|撤|改(?:成|好)?评?)/u;
const OVERLOADED = /超载|超员|超速|超限|疲劳驾驶|酒(?:后|驾)|无证|没(?:有)?(?:驾照|上岗证)/u;
const WAVED_ON =
  /让(?:他|她|他们|车|司机)(?:也|就|先)?(?:走|过|开|上|干)|放(?:行|过|他)|也(?:让|放)|睁一只眼/u;
const OTHER_BATCH =
  /(?:把|拿|用)[^，。]{0,6}(?:上一[批次份]|别[的批]|以前的?|另[一外][批份个])[^，。]{0,8}(?:结果|报告|数据|照片|记录)[^，。]{0,6}(?:贴|套|用|放|填|传|交)/u;

const FORGED =
  '回答里的记录或名义不是真实的，这是弄虚作假。改说：按实际情况写，没做完就写没做完，给出完成的时间。';

/** Harmful conduct by what it is done to: money, records, work of others, tenders, examinations, reviews. */
export const CONDUCT_BY_OBJECT: readonly Conduct[] = [
  {
    all: [TILL],
    unless: RIGHT,
    words: '回答里动了公家的钱，先拿后补也是挪用，可能违法。改说：公私分开，每天对账，缺一分写一分。',
  },
  {
    all: [FAKE_ACCOUNTS],
    unless: RIGHT,
    words: '回答里用小号或托来造气氛，这是欺骗用户，平台会处罚。改说：靠哪些内容让真实的用户开口。',
  },
  {
    all: [OTHERS_WORK],
    unless: RIGHT,
    words: '回答里把别人的成果写成自己的，面试官会担心没人愿意跟您合作。改说：谁做的写谁，自己做了哪一步。',
  },
  ...[MARKED_DONE, REWRITTEN_RECORD, FICTITIOUS_STAFF, OTHER_NAME, OTHER_BATCH].map((pattern) => ({
    all: [pattern],
    unless: RIGHT,
    words: FORGED,
  })),
  {
    all: [RIGGED_TENDER],
    unless: RIGHT,
    words: '回答里替特定的供应商定条件，这是串通招标，可能违法。改说：需求怎么定、几家能满足、谁来评。',
  },
  {
    all: [LEAKED_PAPER, DISCLOSED_BEFORE],
    unless: RIGHT,
    words: '回答里把考题提前给了人，这是泄题。改说：按大纲准备，考题由谁保管、怎么回避。',
  },
  {
    all: [PAID_TO_DELETE],
    unless: RIGHT,
    words: '回答里花钱让人删评，这是操纵评价。改说：先弄清不满在哪里，有道理的改，恶意的走平台申诉。',
  },
  {
    all: [OVERLOADED, WAVED_ON],
    unless: RIGHT,
    words: '回答里放过了违章，这会出安全事故，面试会当场结束。改说：当场停下来，说明规定，处理好再走并登记。',
  },
];
