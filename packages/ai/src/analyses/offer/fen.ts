/** Rounds to two decimals, for figures that are not money: months, per cent, points. */
export const round2 = (value: number): number => Math.round((value + Number.EPSILON) * 100) / 100;

/** Money in whole fen. Yuan are only used in input and output. */
export type Fen = number;

/** Converts yuan with at most two decimals. */
export const fenOf = (yuan: number): Fen => Math.round(yuan * 100);

export const yuanOf = (fen: Fen): number => fen / 100;

/** The quotient of two integers, rounded half away from zero. */
export const divided = (dividend: number, divisor: number): number =>
  Math.sign(dividend) * Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));

/** A percentage of an amount; `percent` has at most two decimals. */
export const percentOf = (amount: Fen, percent: number): Fen =>
  divided(amount * Math.round(percent * 100), 10_000);

/** An amount times a factor with at most three decimals, such as 1.5 monthly salaries. */
export const timesOf = (amount: Fen, times: number): Fen =>
  divided(amount * Math.round(times * 1_000), 1_000);

/** Rounds half up to a multiple of `unit`: 10 for jiao, 100 for yuan. */
export const roundedTo = (amount: Fen, unit: Fen): Fen => divided(amount, unit) * unit;
