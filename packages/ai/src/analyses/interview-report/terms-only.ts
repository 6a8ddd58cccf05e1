import type { InterviewQuestion } from '@qicheng/analysis/interview';

/** Pay, rest and benefits. */
const TERMS =
  /双休|休(?:几|息|假)|单休|大小周|社保|公积金|五险|请假|假期|放假|年假|加班|工资|薪|奖金|年终奖|提成|待遇|福利|补贴|包吃|包住|食堂|宿舍|几点[上下]班|调休|迟到|离职/u;
const ASKS = /[？?吗]|什么|怎么|多少|多久|几|哪|是不是|能不能|可不可以|有没有/u;
const TERMS_ONLY =
  '问的都是休息、工资和请假，面试官会觉得您不关心工作。先问一个工作本身的问题，例如前三个月最希望做成什么；待遇等谈录用时再问清。';

/** What is said of a candidate whose questions to the employer are only about terms; null if others are asked too. */
export function termsOnlyIssue({ type }: Pick<InterviewQuestion, 'type'>, text: string): string | null {
  if (type !== 'reverse') return null;
  const asked = text.split(/(?<=[。！？!?；;\n])/u).filter((sentence) => ASKS.test(sentence));
  return asked.length > 0 && asked.every((sentence) => TERMS.test(sentence)) ? TERMS_ONLY : null;
}
