import type { AnswerCase } from '../answer-case.js';
import { type Mark, mark, share } from './rule.js';

const WEIGHED =
  /对比|相比|权衡|取舍|代价|风险|边界|局限|验证|监控|口径|假设|备选|方案|成本|收益|优先|指标|依据|标准|影响|复核|测试/u;

/** 专业深度: the points hit, the reasons, what was weighed, what was learnt. */
export function depthMarks({ question, hit, text, traits }: AnswerCase): Mark[] {
  const total = question.scoringPoints.length;
  return [
    share('depth.points', hit.length / total, 55, {
      reason: `要点覆盖 ${hit.length}/${total}`,
      advice: '补上没有答到的要点',
    }),
    mark('depth.reason', traits.hasReason, 20, ['说明了原因或方法', '只说做了什么，没有说为什么、怎么做']),
    mark('depth.weighed', WEIGHED.test(text), 15, ['有比较、验证或取舍', '没有比较、验证或取舍，深度不够']),
    mark('depth.learnt', traits.hasReflection, 10, ['有反思', '没有反思或改进']),
  ];
}
