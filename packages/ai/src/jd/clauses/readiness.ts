import { regex } from '@qicheng/resume/regex';

const HOURS =
  '[早晚白夜大小][、/和]?[早晚白夜]?班|[两二三四]班|倒班|轮(?:班|休|换|岗)|排班|班次|加班|值[班守]|通宵|周末|晚间|夜间|节假日|早起';
const PLACES =
  '出差|出国|驻(?!扎)|外派|外地|下(?:工地|车间|基层|店)|住(?:家|校|厂|店|宿舍)|调(?:店|岗|配|动|剂)|工地|异地|支援|搬迁|跨城';
/** Conditions on where and when the work is done. */
const READY = new RegExp(
  `(?:接受|适应|服从|能够?|可(?:以)?|愿意?|愿|胜任|配合|无惧|不怕)[^,;]{0,14}(?:${HOURS}|${PLACES})|服从[^,;]{0,8}(?:安排|分配|调度|调配|调剂)|^(?:必要时|按需|如需|根据[^,;]{0,6}需[要求]|视[^,;]{0,6}情况)?(?:需|须|要|会有|有)?(?:一定的?|少量|频繁|短期|长期|经常|偶尔|可能)*(?:出差|倒班|[两二三]班倒|驻外|值夜班)(?:[到至去往赴][^,;]{1,8}?)?(?:\\([^()]*\\))?[^,;]{0,6}$`,
  'u',
);
const ENGLISH_READY = regex('iu')`
  ^willing(?:ness)? to\b|\b(?:willing(?:ness)?|able|ability|ready|flexible|open|available|prepared|required
  |happy)\b[^,;]*\b(?:to|for)\s+(?:\w+\s+){0,3}(?:travel|relocat
  |(?:work\s+)?(?:on\s+)?(?:weekends|shifts|nights|overtime))
  |^(?:\w+\s+){0,2}travel(?:l?ing)?\b[^,;]*(?:\d|required|needed|necessary|up to|occasional)
  |^(?:up to\s)?\d[\d-]*\s*%[^,;]*\btravel
  |^(?:some\s)?(?:evening|night|weekend)\b[^,;]*\b(?:calls|work|shifts?)\b
  |^(?:occasional|frequent|regular|some|domestic|international)\b[^,;]*\btravel\b
  |\b(?:weekend|shift|night|overtime)\b[^,;]*\b(?:required|needed|expected)\b
`;
/** Experience with such conditions or planning them is work, not readiness. */
const IS_WORK = /经验|经历|负责|管理|编排|安排(?:员工|人员)|制定|统筹|优先|\bexperience\b|\bindustry\b/iu;

/** Whether a clause requires readiness for travel, shifts and the like, which is not a skill. */
export const isReadiness = (text: string): boolean =>
  (READY.test(text) || ENGLISH_READY.test(text)) && !IS_WORK.test(text);
