import { type OfferDimensionKey, offerDimensionKeys, type OfferTerms } from '@qicheng/analysis/offer';

/** A figure of an offer that is varied on a grid of `step` around the stated value. */
export interface Variable {
  key: string;
  label: string;
  unit: string;
  /** Null if it was not stated, so that nothing is varied. */
  read: (terms: OfferTerms) => number | null;
  write: (terms: OfferTerms, value: number) => OfferTerms;
  step: (from: number) => number;
  bounds: (from: number) => readonly [number, number];
  /** The change that shows its weight. */
  nudge: (from: number) => number;
  /** Whether the yearly pay depends on it. */
  isPay: boolean;
}

type NumericField =
  | 'monthlySalary'
  | 'salaryMonths'
  | 'monthlyRent'
  | 'weeklyHours'
  | 'commuteMinutes'
  | 'employerFundPercent'
  | 'growth'
  | 'interest';

const PAY: ReadonlySet<NumericField> = new Set(['monthlySalary', 'salaryMonths', 'employerFundPercent']);

const salaryStep = (from: number) => (from <= 30_000 ? 100 : from <= 100_000 ? 500 : 5_000);

const plain = (
  key: NumericField,
  label: string,
  unit: string,
  range: Pick<Variable, 'step' | 'bounds' | 'nudge'>,
): Variable => ({
  key,
  label,
  unit,
  ...range,
  isPay: PAY.has(key),
  read: (terms) => terms[key] ?? null,
  write: (terms, value) => ({ ...terms, [key]: value }),
});
const fixed = (step: number, low: number, high: number, nudge = step) => ({
  step: () => step,
  bounds: () => [low, high] as const,
  nudge: () => nudge,
});

/** Larger changes are unrealistic. */
const MIN_SALARY_FACTOR = 0.7;
const MAX_SALARY_FACTOR = 1.5;
const MAX_MORE_MONTHS = 6;
const MAX_MORE_RENT = 3_000;

/** The figures that may change a ranking, each varied alone. */
export const variables: readonly Variable[] = [
  plain('monthlySalary', '月薪', '元', {
    step: salaryStep,
    bounds: (from) => [from * MIN_SALARY_FACTOR, from * MAX_SALARY_FACTOR],
    nudge: (from) => Math.round(from / 10),
  }),
  plain('salaryMonths', '固定薪数', '薪', {
    ...fixed(1, 12, 24),
    bounds: (from) => [12, Math.min(24, from + MAX_MORE_MONTHS)],
  }),
  {
    key: 'bonusMonths',
    label: '年终奖',
    unit: '个月',
    isPay: true,
    read: ({ bonusMonths }) => bonusMonths?.base ?? null,
    write: (terms, value) => ({ ...terms, bonusMonths: { base: value } }),
    ...fixed(0.1, 0, 24, 1),
    bounds: (from) => [0, Math.min(24, from + MAX_MORE_MONTHS)],
  },
  plain('monthlyRent', '月租', '元', {
    step: () => 100,
    bounds: (from) => [Math.max(0, from - MAX_MORE_RENT), from + MAX_MORE_RENT],
    nudge: () => 500,
  }),
  plain('weeklyHours', '每周工时', '小时', fixed(1, 35, 72, 5)),
  plain('commuteMinutes', '单程通勤', '分钟', fixed(5, 0, 120, 15)),
  plain('employerFundPercent', '单位公积金比例', '%', fixed(1, 5, 12)),
  plain('growth', '成长空间评分', '分', fixed(1, 1, 5)),
  plain('interest', '岗位兴趣评分', '分', fixed(1, 1, 5)),
];

type Weights = Readonly<Record<OfferDimensionKey, number>>;

/** The weights with one of them changed and the others in proportion; null if the others are zero. */
export function withWeight(weights: Weights, key: OfferDimensionKey, value: number): Weights | null {
  const rest = 100 - weights[key];
  if (rest <= 0) return value === weights[key] ? weights : null;
  const factor = (100 - value) / rest;
  const changed = { ...weights };
  for (const other of offerDimensionKeys) changed[other] = other === key ? value : weights[other] * factor;
  return changed;
}

/** The values of a grid from a start in one direction, without the start. */
export function* gridFrom(
  from: number,
  step: number,
  [low, high]: readonly [number, number],
): Generator<number> {
  for (let count = 1; ; count += 1) {
    // Adding steps repeatedly would accumulate rounding errors.
    const value = Math.round((from + step * count) * 1_000) / 1_000;
    if (value < low || value > high) return;
    yield value;
  }
}
