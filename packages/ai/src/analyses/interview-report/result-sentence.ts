import { regex } from '@qicheng/resume/regex';

const RESULT = regex('u')`
  结果(?![^，。]{0,20}(?:混|错|失败|漏|退回|坏|丢|被))|没有差错|[无零]差错|再也?没有|就没有了|最终|最后|达到
  |提升|提高|增长|下降|降低|减少|缩短|获得|获奖|完成了|上线|采纳|反馈|就通过了|降下来|降到|(?:提价|涨价|续签|回款|追回|节约)[^，。]{0,4}\d
  |(?:天|周|分钟|小时|个月)后(?!我)|没有再|排进|考了|能成|(?:由|从)[^，。]{1,20}(?:到|至|升|降|减|增)
`;
const FAILED =
  /混|失败|更厉害|退回|投诉|对不上|做不出来|没有?(?:做成|谈成|通过|完成|收[上回到]|达到|达成|成功|卖出|招到)|只有[^，。]{0,6}\d|丢了|记错|忘了/u;
/** Plans, which are not results. */
const PLANNED =
  /我会|会先|打算|准备|想要|计划(?!完成)|如果|要是|再做一次|下[次回]|可以(?:先|再|用)|今后|以后|有没有/u;

/** Whether a sentence states a result that is not a failure. */
export const isResult = (sentence: string): boolean =>
  RESULT.test(sentence) && !FAILED.test(sentence) && !PLANNED.test(sentence);
