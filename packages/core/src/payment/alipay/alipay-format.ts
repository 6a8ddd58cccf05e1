/** Fen as Alipay writes money: yuan with two decimals. Whole numbers only, so that nothing is rounded. */
export const yuanOf = (fen: number): string =>
  `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Alipay's money in fen; null when it is none. */
export function fenOf(yuan: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan);
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
