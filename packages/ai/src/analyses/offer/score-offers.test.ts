import { offerDimensionKeys } from '@qicheng/analysis/offer';
import { fullTerms } from '#test/offer-questions.js';
import { type ComputedFacts, figuresOf } from './figures.js';
import {
  bestOf,
  comparedOf,
  defaultWeights,
  effectiveWeights,
  leaderOf,
  pointsOf,
  rules,
  scoresOf,
  totalsOf,
  weightedTotals,
} from './score-offers.js';

const { year } = figuresOf(fullTerms, { year: 2027, deductions: 0 });
const NO_SCORES = Object.fromEntries(offerDimensionKeys.map((key) => [key, null])) as ComputedFacts['values'];
const withValues = (values: Partial<ComputedFacts['values']>): ComputedFacts => ({
  year,
  comparableNet: year.net,
  values: { ...NO_SCORES, ...values },
});
const weights = (over: Partial<Record<keyof typeof NO_SCORES, number>>) => ({
  ...(Object.fromEntries(offerDimensionKeys.map((key) => [key, 0])) as Record<
    keyof typeof NO_SCORES,
    number
  >),
  ...over,
});

describe('points', () => {
  const pointsFor = (key: keyof typeof NO_SCORES, value: number, best = value) =>
    scoresOf({ ...NO_SCORES, [key]: value }, { ...weights({}), [key]: best })[key];

  it.each([
    ['cash', 150, 200, 75],
    ['cash', 1, 3, 33.3],
    ['cash', -5, 0, 0],
    ['fund', 50, 200, 25],
    ['rent', 100, 100, 100],
    ['certainty', 86.67, 100, 86.7],
    ['growth', 4, 5, 80],
    ['interest', 5, 5, 100],
    ['hours', 50, 50, 75],
    ['hours', 30, 50, 100],
    ['hours', 90, 90, 0],
    ['commute', 40, 40, 66.7],
    ['commute', 150, 150, 0],
    ['hukou', 60, 100, 60],
    ['contract', 1, 1, 60],
    ['contract', 3, 3, 0],
  ] as const)('for %s of %d where the best is %d are %d', (key, value, best, points) => {
    expect(pointsFor(key, value, best)).toBe(points);
  });

  it('are zero for unknown figures', () => {
    expect(scoresOf(NO_SCORES, weights({ cash: 100 }))).toEqual(weights({}));
  });

  it.each([
    ['cash', 150_000, 200_000, '税后年现金 150,000 ÷ 各 Offer 中最高的 200,000 × 100'],
    ['cash', 125_164.86, 183_480.4, '税后年现金 125,165 ÷ 各 Offer 中最高的 183,480 × 100'],
    ['fund', 1, 2, '每年公积金双边合计 1 ÷ 各 Offer 中最高的 2 × 100'],
    ['rent', 1, 2, '税后年现金减去一年房租 1 ÷ 各 Offer 中最高的 2 × 100'],
    ['certainty', 90, 0, '最低能拿到的税前收入是最高的 90%'],
    ['growth', 4, 0, '本人评分 4 × 20'],
    ['hours', 50, 0, '100 −（每周 50 小时 − 40）× 2.5，不低于 0，不高于 100'],
    ['commute', 40, 0, '100 − 单程 40 分钟 ÷ 120 × 100，不低于 0'],
    ['hukou', 60, 0, '承诺办理 100，可申请 60，不提供 0'],
    ['contract', 2, 0, '100 − 条款风险 2 处 × 40（与法律不符算一处，要先确认的算半处），不低于 0'],
  ] as const)('for %s are explained', (key, value, best, words) => {
    expect(rules[key].reason(value, best)).toBe(words);
  });
});

describe('the compared dimensions', () => {
  const all = [withValues({ cash: 200, growth: 3, hours: 40 }), withValues({ cash: 100, hours: 60 })];

  it('are those known for every offer', () => {
    expect(comparedOf(all)).toEqual(['cash', 'hours']);
    expect(bestOf(all)).toEqual(weights({ cash: 200, growth: 3, hours: 60 }));
  });

  it('have the stated weights, scaled to 100', () => {
    expect(effectiveWeights(weights({ cash: 30, hours: 10, growth: 60 }), ['cash', 'hours'])).toEqual(
      weights({ cash: 75, hours: 25 }),
    );
    expect(effectiveWeights(weights({ growth: 60 }), ['cash', 'hours'])).toEqual(weights({ cash: 100 }));
    expect(Object.values(defaultWeights).every((weight) => weight >= 0)).toBe(true);
    expect(Object.values(defaultWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it('have points by offer, and totals that are means', () => {
    expect(pointsOf(all, ['cash', 'hours'])).toEqual([
      { key: 'cash', points: [100, 50] },
      { key: 'hours', points: [100, 50] },
    ]);
    const dimensions = [
      { key: 'cash' as const, points: [100, 40] },
      { key: 'hours' as const, points: [0, 60] },
    ];
    expect(weightedTotals(dimensions, weights({ cash: 75, hours: 25 }))).toEqual([75, 45]);
    expect(weightedTotals([], weights({}))).toEqual([]);
    expect(totalsOf(all, weights({ cash: 50, hours: 50 }))).toEqual([100, 50]);
  });

  it('have no points if the best value is not positive', () => {
    const poor = [withValues({ rent: -200 }), withValues({ rent: -100 })];
    expect(pointsOf(poor, ['rent'])).toEqual([{ key: 'rent', points: [0, 0] }]);
    expect(bestOf(poor).rent).toBe(-100);
  });
});

describe('the leader', () => {
  it.each([
    [[70, 60, 65], 0],
    [[60, 61.1], 1],
    [[70, 60, 69.5], null],
    [[60, 61], null],
    [[60, 60], null],
  ])('of %j is %p', (totals, leader) => {
    expect(leaderOf(totals)).toBe(leader);
  });
});
