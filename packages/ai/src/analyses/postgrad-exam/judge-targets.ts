import type { PostgradInput, PostgradTarget } from '@qicheng/analysis/postgrad-exam';
import type { JudgedTarget, TargetGroup } from '@qicheng/analysis/postgrad-exam-result';
import type { Dimension } from '@qicheng/analysis/result';
import { missingFigures, nationalRowsOf, publishedFigures, rowsOf } from './figures.js';
import { stepsTo } from './strength.js';
import { LINE_GROUPS, POINTS_PER_STEP, SPAN_POINTS, STEP_GROUPS } from './tables/scales.js';

export const METHODS = [
  '有本人估分和该专业复试线时：估分 − 最近一年复试线，≥ 30 分为保，5 至 29 分为稳，−25 至 4 分为冲，更低为暂不建议；低于最近一年国家线时为暂不建议。',
  '否则按院校梯度：（专业跨度、英语、数学、科研、时间中已填写各项的均值）− 15 × 高出的级数（最多减免 2 级），≥ 70 为保，50 至 69 为稳，25 至 49 为冲，更低为暂不建议。',
  '冲、稳、保是按上述规则分的档，不是录取概率。分档规则是本产品的设定，不是官方标准。',
];

const OWN_PARTS = ['english', 'mathematics', 'research', 'time'];
const MOST_STEPS_DOWN = -2;

/** The mean of what was stated, with the span of this target. */
function strengthFor(target: PostgradTarget, dimensions: readonly Dimension[]): number {
  const stated = dimensions.filter(({ key, weight }) => OWN_PARTS.includes(key) && weight > 0);
  const scores = [SPAN_POINTS[target.span], ...stated.map(({ score }) => score)];
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

const groupOf = (rows: readonly { atLeast: number; group: TargetGroup }[], value: number): TargetGroup =>
  rows.find(({ atLeast }) => value >= atLeast)?.group ?? '暂不建议';

type Judgement = Pick<JudgedTarget, 'group' | 'method' | 'reasons'>;

function byLine(input: PostgradInput, target: PostgradTarget): Judgement | null {
  const { estimatedScore } = input;
  const row = rowsOf(input, target).find(({ line }) => line !== undefined);
  if (estimatedScore === undefined || row?.line === undefined) return null;
  const margin = Math.round((estimatedScore - row.line) * 10) / 10;
  const words = `估分 ${estimatedScore} − ${row.year} 年复试线 ${row.line} = ${margin} 分`;
  const [national] = nationalRowsOf(input, target);
  if (national?.line !== undefined && estimatedScore < national.line)
    return {
      group: '暂不建议',
      method: 'line',
      reasons: [words, `估分低于 ${national.year} 年国家线 ${national.line} 分`],
    };
  return { group: groupOf(LINE_GROUPS, margin), method: 'line', reasons: [words] };
}

function byStep(input: PostgradInput, target: PostgradTarget, dimensions: readonly Dimension[]): Judgement {
  const strength = strengthFor(target, dimensions);
  const steps = Math.max(MOST_STEPS_DOWN, stepsTo(input, target));
  const value = strength - POINTS_PER_STEP * steps;
  const shown = (points: number) => Math.round(points * 10) / 10;
  const reasons = [`基础均值 ${shown(strength)} − ${POINTS_PER_STEP} × ${steps} 级 = ${shown(value)}`];
  if (input.estimatedScore === undefined) reasons.push('没有填写估分，按院校梯度判断');
  else reasons.push('没有该专业的复试线，按院校梯度判断');
  return { group: groupOf(STEP_GROUPS, value), method: 'step', reasons };
}

/** How ambitious each target is, by a declared method, with the published figures beside it. */
export function judgeTargets(input: PostgradInput, dimensions: readonly Dimension[]): JudgedTarget[] {
  return input.targets.map((target) => {
    const figures = publishedFigures(input, target);
    return {
      school: target.school,
      major: target.major,
      region: target.region ?? '',
      ...(byLine(input, target) ?? byStep(input, target, dimensions)),
      figures,
      missing: missingFigures(target, figures),
    };
  });
}
