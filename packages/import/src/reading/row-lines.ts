import { isInk, joined, median, type PageItem, type PageSize, right, type Row, rowsOf } from './page-rows.js';
import type { TextLine } from './page-text.js';

/** The lines of runs in one column. */
export const plainLines = (items: readonly PageItem[], page: PageSize): TextLine[] =>
  linesOf(rowsOf(items), page);

/** Rows as lines; `margin` is the empty border of the page, null if another column is to the right. */
export function linesOf(
  rows: readonly Row[],
  page: PageSize,
  margin: number | null = leftMost(rows),
): TextLine[] {
  const edge = rightEdge(rows, page, margin);
  const pitch = tightPitch(rows);
  let before: Row | undefined;
  return rows.map((row, index) => {
    const ink = row.items.filter(isInk);
    const size = median(ink.map(({ height }) => height));
    const end = Math.max(...ink.map(right));
    const start = Math.min(...ink.map(({ x }) => x));
    const gap = before ? row.top - before.bottom : Number.POSITIVE_INFINITY;
    const isSpaced = before === undefined || row.top - before.top > pitch * 1.07;
    before = row;
    const certainties = row.items.flatMap(({ certainty }) => (certainty === undefined ? [] : [certainty]));
    const bold = row.items.filter(({ isBold }) => isBold).reduce((sum, { text }) => sum + text.length, 0);
    const letters = row.items.reduce((sum, { text }) => sum + text.length, 0);
    return {
      text: joined(row.items),
      page: page.number,
      box: boxOf(row, page),
      line: null,
      cell: null,
      size,
      ...(bold > letters * 0.7 && { isBold: true }),
      wraps: edge !== null && end > edge - Math.max(size * 2.2, firstWord(rows[index + 1])),
      ...(edge !== null && edge - start < size * NARROW && { isNarrow: true }),
      isApart: gap > size * 0.9,
      isSpaced,
      ...(certainties.length && { certainty: certainties.reduce((a, b) => a + b, 0) / certainties.length }),
    };
  });
}

const NARROW = 22; // letters

/** The width of the first word or number of a row, which must fit on a line as a whole. */
function firstWord(row: Row | undefined): number {
  const first = row?.items.find(isInk);
  const word = /^[A-Za-z\d][\w.%+#-]*/u.exec(first?.text ?? '')?.[0] ?? '';
  return first === undefined ? 0 : (word.length + 1) * first.height * 0.55;
}

const leftMost = (rows: readonly Row[]): number =>
  Math.min(...rows.flatMap(({ items }) => items.filter(isInk).map(({ x }) => x)));

/** The line distance within a paragraph: the smallest common one. */
function tightPitch(rows: readonly Row[]): number {
  const pitches = rows.slice(1).map((row, index) => row.top - (rows[index]?.top ?? 0));
  // Adjacent cells can be closer than lines of a paragraph.
  const size = median(rows.flatMap(({ items }) => items.filter(isInk).map(({ height }) => height)));
  const usual = pitches.filter((pitch) => pitch > size * 1.02).sort((a, b) => a - b);
  return usual[Math.floor(usual.length * 0.06)] ?? 0;
}

/**
 * Where full lines end: as far from the right as the text starts from the left. In a column with another to its right,
 * at
 * its longest line; several ends at one position mean that the lines were wrapped there.
 */
function rightEdge(rows: readonly Row[], page: PageSize, margin: number | null): number | null {
  const ink = rows.map(({ items }) => items.filter(isInk));
  const ends = ink.map((items) => Math.max(...items.map(right))).sort((a, b) => b - a);
  const [longest] = ends;
  if (longest === undefined) return null;
  const size = median(ink.flat().map(({ height }) => height));
  const together = ends.filter((end) => end > longest - size * 1.2).length;
  if (margin === null) return together >= 2 || ends.length < 3 ? longest : (ends[2] ?? longest);
  return together >= 4 ? longest : Math.max(longest, page.width - margin * 1.1);
}

function boxOf({ items: all }: Row, page: PageSize) {
  const items = all.filter(isInk);
  const [x, y] = [Math.min(...items.map((item) => item.x)), Math.min(...items.map((item) => item.y))];
  const [end, bottom] = [
    Math.max(...items.map(right)),
    Math.max(...items.map((item) => item.y + item.height)),
  ];
  const share = (value: number, whole: number) =>
    Math.round(Math.min(1, Math.max(0, value / whole)) * 1e4) / 1e4;
  return {
    x: share(x, page.width),
    y: share(y, page.height),
    width: share(end - x, page.width),
    height: share(bottom - y, page.height),
  };
}
