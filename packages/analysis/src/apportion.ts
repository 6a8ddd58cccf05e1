/**
 * Distributes a whole number by weight into whole parts with the exact sum; the largest remainders get the
 * rest.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (sum > 0 ? (total * weight) / sum : total / weights.length));
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((all, part) => all + part, 0);
  exact
    .map((share, index) => ({ index, rest: share - (parts[index] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, left)
    .forEach(({ index }) => {
      parts[index] = (parts[index] ?? 0) + 1;
    });
  return parts;
}

/** Displayed percentages of one whole, with this many decimals; they sum to the displayed total. */
export function shownShares(shares: readonly number[], decimals = 0): number[] {
  const fine = 10 ** decimals;
  const sum = shares.reduce((all, share) => all + share, 0);
  return apportion(Math.round(sum * fine), shares).map((part) => part / fine);
}
