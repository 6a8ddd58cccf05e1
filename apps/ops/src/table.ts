/** How many columns of a terminal a text takes: a Chinese character takes two. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u1100-\uffdc]/u.test(sign) ? 2 : 1), 0);

/** Rows as aligned lines, the head first. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))));
  return all.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}

/** A time as people in China read it. */
export const timeText = (date: Date): string =>
  date.toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false });

/** Money in yuan. */
export const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** A day in China, as 2026/12/01. */
export const dayText = (date: Date): string =>
  date.toLocaleDateString('zh-CN', {
    timeZone: 'Asia/Shanghai',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
