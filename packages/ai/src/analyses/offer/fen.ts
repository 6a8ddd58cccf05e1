/** To two decimals, for figures that are no money: months, per cent, points. */
export const round2 = (value: number): number => Math.round((value + Number.EPSILON) * 100) / 100;

/** Money as whole fen. Yuan stand only in what people type and read. */
export type Fen = number;

/** @param yuan at most two decimals */
export const fenOf = (yuan: number): Fen => Math.round(yuan * 100);

export const yuanOf = (fen: Fen): number => fen / 100;

/** The quotient of two whole numbers, rounded half away from zero. */
export const divided = (dividend: number, divisor: number): number =>
  Math.sign(dividend) * Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));

/** A share of an amount; `percent` has at most two decimals. */
export const percentOf = (amount: Fen, percent: number): Fen =>
  divided(amount * Math.round(percent * 100), 10_000);

/** An amount taken a number of times that has at most three decimals, as 1.5 monthly salaries. */
export const timesOf = (amount: Fen, times: number): Fen =>
  divided(amount * Math.round(times * 1_000), 1_000);

/** Rounds half up to a multiple of `unit`: 10 for jiao, 100 for yuan. */
export const roundedTo = (amount: Fen, unit: Fen): Fen => divided(amount, unit) * unit;
