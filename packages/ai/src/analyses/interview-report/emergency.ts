import { regex } from '@qicheng/resume/regex';
import { sentencesOf } from '../../text/clauses.js';

/** A danger to life in a question or an answer. */
const DANGER = regex('u')`
  胸闷|胸痛|气[促喘急]|喘不|呼吸(?:困难|急促|停)|憋气|晕(?:倒|厥|过去)|昏(?:迷|倒|过去)|抽搐|过敏|大出血|出血
  |流血|渗血|摔(?:在|倒|下|伤)|跌倒|坠(?:床|落)|噎|呛(?:咳|到|住|水)|窒息|卡(?:住)?喉|烫伤|烧伤|触电|起火|着火
  |冒烟|漏(?:气|电|液)|泄漏|爆炸|中暑|中毒|溺水|落水|低血[压糖]|血压(?:往下|掉|测不)|身上痒|起了?(?:一个)?包
  |高热|骨折|夹(?:伤|住|断)|叫不(?:醒|应)|没有?(?:呼吸|心跳|反应)|煤气|燃气|塌|被?撞
`;

const A_WHILE =
  '(?:一?会儿?|一下|一阵|看看|半个?小时|[一二三四五六七八九十几两\\d]+(?:到[一二三四五六七八九十\\d]+)?个?(?:分钟|小时)|几天|天亮|明天|下班|交班)';
/** Waiting before acting. */
const WAITS = new RegExp(
  `(?:观察|等|休息|歇|躺|坐|缓|睡|看|靠|冷静)(?:着|上|个)?${A_WHILE}|(?:等|到)(?:他|她)?(?:自己)?(?:缓|好|醒)(?:过来|一些|点)`,
  'u',
);
/** Telling someone only if it gets worse. */
const REPORTS_LATE =
  /(?:还(?:是)?|仍然?|一直|越来越|实在|真的?|严重|厉害|不行|不好|不退|不见好|加重)[^。；！]{0,14}(?:再|才|就再)(?:去|来)?(?:告诉|叫|喊|找|通知|报告|上报|汇报|打|联系|送|停|处理|就医|关|跟|和|向|给|说|请|考虑|去医院)/u;
const AT_ONCE = regex('u')`
  (?<!再|才|然后|最后|如果[^，。]{0,10})(?:立即|马上|立刻|第一时间|赶紧|同时(?:叫|喊|请|通知|呼叫)
  |(?:先|我会|我)?(?:停止|停下|停掉|停(?=输|机|药|泵|滤|水|电|气|止)|关(?:掉|闭|阀|气|火|电|机|水)
  |拔(?:掉)?(?:针|电|插头)|切断|断(?:电|气)|按(?:急停|铃|呼叫|压)|呼叫|呼救|疏散|撤离|急停)
  |(?:打|拨)(?:打)?(?:了)?\s?1[12][09]|保持(?:呼吸道|气道|通路)|不(?:要|能|先|急着)(?:搬|扶|动|移))
`;

/** Remedies known to be harmful. */
const HARMFUL_REMEDY = regex('u')`
  (?:涂|抹|擦|敷)(?:上|点|些|一点|一层)?[^，。]{0,2}(?:牙膏|酱油|香油|草木灰|白酒|面粉|食用油|麻油)
  |(?:嘴里|口中|牙齿?)[^，。]{0,6}(?:塞|撬)[^，。]{0,6}(?:筷子|勺|毛巾|硬物)
  |仰(?:着|起)?头[^，。]{0,4}止(?:鼻)?血|(?:揉|按摩)(?:一)?(?:揉|下)?[^，。]{0,4}(?:包|肿|扭伤|骨折)
  |(?:扭伤|骨折|肿)[^，。]{0,12}热敷(?!.{0,6}(?:不|后))
`;
const WARNED = /不(?:能|会|要|可以|应该|许|让|准)|别|避免|禁|千万|劝|制止|错误/u;

const OF_DELAY =
  '这是急事，回答里先等、先看，会耽误处理，可能伤到人。改说：第一步先把危险止住（停、关或断），同时叫能处理的人，再观察、记录；先后请对照参考答案。';
const OF_REMEDY =
  '回答里的土办法会加重伤害，面试官会认为您没有受过培训。改说规范的急救：先处理什么、不能做什么、什么时候送医；先后请对照参考答案。';

/** What is dangerous in an answer about an emergency, in one sentence; null if nothing clearly is. */
export function dangerIn(question: string, answer: string): string | null {
  if (!DANGER.test(question) && !DANGER.test(answer)) return null;
  const sentences = sentencesOf(answer);
  if (sentences.some((sentence) => HARMFUL_REMEDY.test(sentence) && !WARNED.test(sentence))) return OF_REMEDY;
  const isEmergency = DANGER.test(question);
  const isDelayed = REPORTS_LATE.test(answer) && (isEmergency || WAITS.test(answer));
  if (AT_ONCE.test(answer)) return null;
  return isDelayed || (isEmergency && WAITS.test(answer) && !/叫|喊|通知|报告|电话/u.test(answer))
    ? OF_DELAY
    : null;
}
