import {
  type OfferDimensionKey,
  offerDimensionKeys,
  offerDimensions,
  type OfferWeights,
} from '@qicheng/analysis/offer';
import type { ComputedFacts } from './figures.js';

export const RULE_PREFIX = 'offer.';

/** Offers within this many points of 100 are tied, because the figures are not more precise. */
export const TIE_POINTS = 1;

type Values = Record<OfferDimensionKey, number | null>;
export type Scores = Record<OfferDimensionKey, number>;

const bounded = (score: number) => Math.min(100, Math.max(0, Math.round(score * 10) / 10));
/** The share of the best value of all offers. */
const share = (value: number, best: number) => (best > 0 ? (100 * value) / best : 0);
const REGULAR_HOURS = 40;
const POINTS_PER_HOUR = 2.5;
const COMMUTE_WITHOUT_POINTS = 120;
const POINTS_PER_BREACH = 40;
const POINTS_PER_RATING = 20;

interface Rule {
  score: (value: number, best: number) => number;
  reason: (value: number, best: number) => string;
}

const amount = (value: number) => value.toLocaleString('zh-CN', { maximumFractionDigits: 0 });
const againstBest = (what: string): Rule => ({
  score: share,
  reason: (value, best) => `${what} ${amount(value)} ÷ 各 Offer 中最高的 ${amount(best)} × 100`,
});
const rated: Rule = {
  score: (value) => value * POINTS_PER_RATING,
  reason: (value) => `本人评分 ${value} × ${POINTS_PER_RATING}`,
};

/** The conversion of figures to points; higher is better. */
export const rules: Record<OfferDimensionKey, Rule> = {
  cash: againstBest('税后年现金'),
  fund: againstBest('每年公积金双边合计'),
  certainty: { score: (value) => value, reason: (value) => `最低能拿到的税前收入是最高的 ${value}%` },
  growth: rated,
  hours: {
    score: (value) => 100 - (value - REGULAR_HOURS) * POINTS_PER_HOUR,
    reason: (value) =>
      `100 −（每周 ${value} 小时 − ${REGULAR_HOURS}）× ${POINTS_PER_HOUR}，不低于 0，不高于 100`,
  },
  commute: {
    score: (value) => 100 - (100 * value) / COMMUTE_WITHOUT_POINTS,
    reason: (value) => `100 − 单程 ${value} 分钟 ÷ ${COMMUTE_WITHOUT_POINTS} × 100，不低于 0`,
  },
  hukou: { score: (value) => value, reason: () => '承诺办理 100，可申请 60，不提供 0' },
  rent: againstBest('税后年现金减去一年房租'),
  contract: {
    score: (value) => 100 - value * POINTS_PER_BREACH,
    reason: (value) =>
      `100 − 条款风险 ${value} 处 × ${POINTS_PER_BREACH}（与法律不符算一处，要先确认的算半处），不低于 0`,
  },
  interest: rated,
};

/** The highest figure of each dimension. */
export const bestOf = (all: readonly ComputedFacts[]): Scores =>
  Object.fromEntries(
    offerDimensionKeys.map((key) => [key, Math.max(...all.map(({ values }) => values[key] ?? 0))]),
  ) as Scores;

/** The dimensions known for every offer; comparing others would require a guess. */
export function comparedOf(all: readonly ComputedFacts[]): OfferDimensionKey[] {
  return offerDimensionKeys.filter((key) => all.every(({ values }) => values[key] !== null));
}

export const defaultWeights = Object.fromEntries(
  offerDimensionKeys.map((key) => [key, offerDimensions[key].weight]),
) as OfferWeights;

const NOTHING = Object.fromEntries(offerDimensionKeys.map((key) => [key, 0])) as Scores;

/** The weights of the compared dimensions, scaled to 100; only cash if the others have no weight. */
export function effectiveWeights(
  stated: Readonly<Record<OfferDimensionKey, number>>,
  compared: readonly OfferDimensionKey[],
): Scores {
  const sum = compared.reduce((total, key) => total + stated[key], 0);
  const weights = { ...NOTHING };
  if (sum <= 0) weights.cash = 100;
  else for (const key of compared) weights[key] = (100 * stated[key]) / sum;
  return weights;
}

/** The points of one offer by dimension; 0 for unknown figures, which have no weight. */
export const scoresOf = (values: Values, best: Scores): Scores =>
  Object.fromEntries(
    offerDimensionKeys.map((key) => {
      const value = values[key];
      return [key, value === null ? 0 : bounded(rules[key].score(value, best[key]))];
    }),
  ) as Scores;

interface DimensionPoints {
  key: OfferDimensionKey;
  points: number[];
}

/** The points of all offers in the compared dimensions, regardless of weights. */
export const pointsOf = (
  all: readonly ComputedFacts[],
  compared: readonly OfferDimensionKey[],
): DimensionPoints[] =>
  compared.map((key) => {
    const values = all.map(({ values: own }) => own[key] ?? 0);
    const best = Math.max(0, ...values);
    return { key, points: values.map((value) => bounded(rules[key].score(value, best))) };
  });

/** Weighted means of the points, not rounded, because ties and leads are decided on them. */
export function weightedTotals(dimensions: readonly DimensionPoints[], weights: Scores): number[] {
  const totals = dimensions[0]?.points.map(() => 0) ?? [];
  for (const { key, points } of dimensions)
    for (const [index, own] of points.entries())
      totals[index] = (totals[index] ?? 0) + (own * weights[key]) / 100;
  return totals;
}

/** The totals of all offers in their order. */
export function totalsOf(
  all: readonly ComputedFacts[],
  stated: Readonly<Record<OfferDimensionKey, number>>,
): number[] {
  const compared = comparedOf(all);
  return weightedTotals(pointsOf(all, compared), effectiveWeights(stated, compared));
}

/** The index of the only leading offer; null in a tie. */
export function leaderOf(totals: readonly number[]): number | null {
  const best = Math.max(...totals);
  const leader = totals.indexOf(best);
  const second = Math.max(...totals.filter((_, index) => index !== leader));
  return best - second > TIE_POINTS ? leader : null;
}
