import {
  interviewElementKeys,
  interviewElements,
  type InterviewRating,
} from '@qicheng/analysis/civil-service';
import type { CivilResult } from '@qicheng/analysis/civil-service-result';

const FULL = 100;
const rounded = (value: number) => Math.round(value * FULL) / FULL;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const SCORE_METHOD = `每名考官总分 = ${interviewElementKeys
  .map((key) => `${interviewElements[key].label} × ${interviewElements[key].weight}%`)
  .join(' + ')}；去掉一个最高分和一个最低分，其余取平均。权重为本产品的设定，实际以考场评分表为准。`;

const totalOf = (rating: InterviewRating) =>
  rounded(
    interviewElementKeys.reduce((sum, key) => sum + (rating[key] * interviewElements[key].weight) / FULL, 0),
  );

/** Drops one highest and one lowest total and averages the rest. */
export function scoreInterview(
  ratings: readonly InterviewRating[],
): NonNullable<CivilResult['interview']['score']> {
  const totals = ratings.map(totalOf);
  const sorted = [...totals].sort((a, b) => a - b);
  const kept = sorted.slice(1, -1);
  const [lowest = 0, highest = 0] = [sorted[0], sorted.at(-1)];
  const average = rounded(mean(kept));
  return {
    totals,
    dropped: { highest, lowest },
    average,
    formula: `去掉最高 ${highest} 和最低 ${lowest}，（${kept.join(' + ')}）÷ ${kept.length} = ${average}`,
    elements: interviewElementKeys.map((key) => ({
      label: interviewElements[key].label,
      average: rounded(mean(ratings.map((rating) => rating[key]))),
    })),
  };
}
