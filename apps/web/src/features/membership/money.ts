/** Formats fen as a price: ¥18, ¥4.80. */
export function yuan(fen: number): string {
  const text = (fen / 100).toFixed(2);
  return `¥${text.endsWith('.00') ? text.slice(0, -3) : text}`;
}

/** The price of one AI count, rounded to fen; null without counts. */
export const yuanPerCount = (fen: number, aiCounts: number): string | null =>
  aiCounts > 0 ? yuan(Math.round(fen / aiCounts)) : null;
