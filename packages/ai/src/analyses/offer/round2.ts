/** To two decimals, for figures that are no money: months, per cent, points. */
export const round2 = (value: number): number => Math.round((value + Number.EPSILON) * 100) / 100;
