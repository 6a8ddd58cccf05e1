import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { sentencesOf } from '../../text/clauses.js';

/** Pay, rest and benefits. */
const TERMS =
  /双休|休(?:几|息|假)|单休|大小周|社保|公积金|五险|请假|假期|放假|年假|加班|工资|薪|奖金|年终奖|提成|待遇|福利|补贴|包吃|包住|食堂|宿舍|几点[上下]班|调休|迟到|离职/u;
/** Terms that the law forbids or that have to be clear before anything is signed, which everybody should ask about. */
const OF_RIGHTS =
  /保证金|押金|扣(?:押|证|身份证)|没(?:有)?(?:工资|薪|底薪)|不(?:发|给|付)(?:工资|薪|钱)|无薪|免费(?:试|干|上)|试(?:工|岗)|培训费|服装费|违约金|罚款|(?:不|没)[^，。]{0,2}(?:签|交)[^，。]{0,6}(?:合同|社保|保险)|签[^，。]{0,6}(?:合同|协议)|(?:合同|协议)[^，。]{0,6}签|工伤|证明/u;
const ASKS = /[？?吗]|什么|怎么|多少|多久|几|哪|是不是|能不能|可不可以|有没有/u;
const TERMS_ONLY =
  '问的都是休息、工资和请假，面试官会觉得您不关心工作。先问一个工作本身的问题，例如前三个月最希望做成什么；待遇等谈录用时再问清。';

/** What is said of a candidate whose questions to the employer are only about terms; null if others are asked too. */
export function termsOnlyIssue({ type }: Pick<InterviewQuestion, 'type'>, text: string): string | null {
  if (type !== 'reverse') return null;
  const asked = sentencesOf(text).filter((sentence) => ASKS.test(sentence));
  const isOfTerms = (sentence: string): boolean => TERMS.test(sentence) && !OF_RIGHTS.test(sentence);
  return asked.length > 0 && asked.every(isOfTerms) ? TERMS_ONLY : null;
}
