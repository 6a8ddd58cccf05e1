import { type Fen, fenOf } from '../fen.js';

/** Up to `upTo` the tax is `percent` of the amount minus `quick` (速算扣除数). */
export interface Bracket {
  upTo: Fen;
  percent: number;
  quick: Fen;
}

/** One row of a published rate table: yuan, per cent, yuan. */
const bracket = (upTo: number, percent: number, quick: number): Bracket => ({
  upTo: fenOf(upTo),
  percent,
  quick: fenOf(quick),
});

/** Yearly comprehensive income: rate table 1 of the income tax law. */
export const yearlyBrackets: readonly Bracket[] = [
  bracket(36_000, 3, 0),
  bracket(144_000, 10, 2_520),
  bracket(300_000, 20, 16_920),
  bracket(420_000, 25, 31_920),
  bracket(660_000, 30, 52_920),
  bracket(960_000, 35, 85_920),
  bracket(Infinity, 45, 181_920),
];

/** The same table by month, for a separately taxed yearly bonus, whose twelfth determines the bracket. */
export const monthlyBrackets: readonly Bracket[] = [
  bracket(3_000, 3, 0),
  bracket(12_000, 10, 210),
  bracket(25_000, 20, 1_410),
  bracket(35_000, 25, 2_660),
  bracket(55_000, 30, 4_410),
  bracket(80_000, 35, 7_160),
  bracket(Infinity, 45, 15_160),
];

/** The monthly basic deduction (减除费用). */
export const BASIC_DEDUCTION: Fen = fenOf(5_000);
/** The last year in which a yearly bonus may be taxed separately. */
export const LAST_SEPARATE_BONUS_YEAR = 2027;
