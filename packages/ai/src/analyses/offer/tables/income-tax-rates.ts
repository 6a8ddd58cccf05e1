/** Up to `upTo` yuan the rate is `rate`, less `quick` (速算扣除数). */
export interface Bracket {
  upTo: number;
  rate: number;
  quick: number;
}

/** Yearly comprehensive income: rate table 1 of the income tax law. */
export const yearlyBrackets: readonly Bracket[] = [
  { upTo: 36_000, rate: 0.03, quick: 0 },
  { upTo: 144_000, rate: 0.1, quick: 2_520 },
  { upTo: 300_000, rate: 0.2, quick: 16_920 },
  { upTo: 420_000, rate: 0.25, quick: 31_920 },
  { upTo: 660_000, rate: 0.3, quick: 52_920 },
  { upTo: 960_000, rate: 0.35, quick: 85_920 },
  { upTo: Infinity, rate: 0.45, quick: 181_920 },
];

/** The same table by month, for a yearly bonus that is taxed alone: a twelfth of the bonus finds the bracket. */
export const monthlyBrackets: readonly Bracket[] = [
  { upTo: 3_000, rate: 0.03, quick: 0 },
  { upTo: 12_000, rate: 0.1, quick: 210 },
  { upTo: 25_000, rate: 0.2, quick: 1_410 },
  { upTo: 35_000, rate: 0.25, quick: 2_660 },
  { upTo: 55_000, rate: 0.3, quick: 4_410 },
  { upTo: 80_000, rate: 0.35, quick: 7_160 },
  { upTo: Infinity, rate: 0.45, quick: 15_160 },
];

/** Yuan a month that nobody pays tax on (减除费用). */
export const BASIC_DEDUCTION = 5_000;
/** The last year in which a yearly bonus may be taxed alone. */
export const LAST_SEPARATE_BONUS_YEAR = 2027;
