import { isHan } from './normal-text.js';

/** A run of text on a page; x and y from the upper left corner, in any unit. */
export interface PageItem {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  isBold?: boolean;
  certainty?: number;
  /** Separated from the previous run, however close. */
  isSeparated?: boolean;
}

export interface PageSize {
  number: number;
  width: number;
  height: number;
}

export interface Row {
  items: PageItem[];
  top: number;
  bottom: number;
}

/** Runs whose vertical centres lie within each other's height form one row. */
export function rowsOf(items: readonly PageItem[]): Row[] {
  const rows: Row[] = [];
  for (const item of [...items].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const isSame = row && middle(item) < row.bottom - (row.bottom - row.top) * 0.15 && middle(item) > row.top;
    if (isSame) {
      row.items.push(item);
      // Keeps a large letter from including the next row.
      row.bottom = Math.min(
        Math.max(row.bottom, item.y + item.height),
        row.top + (row.bottom - row.top) * 1.3,
      );
    } else rows.push({ items: [item], top: item.y, bottom: item.y + item.height });
  }
  for (const row of rows) row.items.sort((a, b) => a.x - b.x);
  return rows.filter(({ items: own }) => own.some(isInk));
}

export const isInk = ({ text }: PageItem): boolean => text.trim() !== '';
export const middle = ({ y, height }: PageItem): number => y + height / 2;
export const right = ({ x, width }: PageItem): number => x + width;

export function joined(items: readonly PageItem[]): string {
  let text = '';
  let before: PageItem | undefined;
  for (const item of items) {
    if (!isInk(item)) {
      if (text !== '' && !/\s$/.test(text)) text += ' ';
      continue;
    }
    if (before) {
      const gap = item.x - right(before);
      const height = Math.min(item.height, before.height);
      const isLatin = !isHan(text.at(-1)) && !isHan(item.text[0]);
      const isAfterMark = /[，、；：,;:]$/u.test(text) || /^(?:[•●○◆■▪]|\d{1,2}[.)])$/u.test(text);
      if (item.isSeparated === true || gap > height * (isAfterMark ? 2 : 0.8)) text = `${text.trimEnd()}\t`;
      else if (gap > height * (isLatin ? 0.16 : 0.45) && !/\s$/.test(text)) text += ' ';
    }
    text += item.text;
    before = item;
  }
  return text
    .replace(/ *\t[ \t]*/g, '\t')
    .replace(/ {3,}/g, '\t')
    .trim();
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
