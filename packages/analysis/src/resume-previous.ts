import { type Contribution, overallOf } from './result.js';
import type { ResumeAnalysisResult } from './resume-analysis-result.js';
import type { PreviousAnalysis, ResumeDimensionKey } from './resume-analysis.js';

/** Points by rule, in rule order. */
export function pointsByRule(
  contributions: readonly Pick<Contribution, 'ruleId' | 'points'>[],
): Map<string, number> {
  const points = new Map<string, number>();
  for (const { ruleId, points: own } of contributions) points.set(ruleId, (points.get(ruleId) ?? 0) + own);
  return points;
}

/** The values with which the next analysis of the same résumé is compared. */
export const previousOf = (
  runId: string,
  { overall, target, modules, dimensions }: ResumeAnalysisResult,
): PreviousAnalysis => ({
  runId,
  score: overall?.score ?? overallOf(dimensions, 1).score,
  stage: target.stage,
  position: target.position,
  modules: modules.map(({ key }) => key),
  dimensions: dimensions.map(({ key, score, contributions }) => ({
    key: key as ResumeDimensionKey,
    score,
    rules: [...pointsByRule(contributions)].map(([ruleId, points]) => ({ ruleId, points })),
  })),
});
