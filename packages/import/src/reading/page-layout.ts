import { headingOf } from '../placing/headings.js';
import { isHan, normalText } from './normal-text.js';
import type { TextLine } from './page-text.js';

/** A run of text on a page; x and y count from the upper left corner, in any unit. */
export interface PageItem {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  isBold?: boolean;
  certainty?: number;
}

export interface PageSize {
  number: number;
  width: number;
  height: number;
}

interface Row {
  items: PageItem[];
  top: number;
  bottom: number;
}

/** The lines of a page in reading order: columns one after another where the page has columns. */
export function layOut(items: readonly PageItem[], page: PageSize): TextLine[] {
  const shown = items
    .map((item) => ({ ...item, text: normalText(item.text) }))
    .filter(({ text, height }) => text !== '' && height > 0);
  const regions = splitColumns(shown, page);
  return regions.flatMap((region) => linesOf(raiseHeadings(rowsOf(region)), page));
}

/** Runs whose middles lie in one another's height are one row. */
function rowsOf(items: readonly PageItem[]): Row[] {
  const rows: Row[] = [];
  for (const item of [...items].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const isSame = row && middle(item) < row.bottom - (row.bottom - row.top) * 0.3 && middle(item) > row.top;
    if (isSame) {
      row.items.push(item);
      // A large letter must not pull the next row in.
      row.bottom = Math.min(
        Math.max(row.bottom, item.y + item.height),
        row.top + (row.bottom - row.top) * 1.3,
      );
    } else rows.push({ items: [item], top: item.y, bottom: item.y + item.height });
  }
  for (const row of rows) row.items.sort((a, b) => a.x - b.x);
  return rows.filter(({ items: own }) => own.some(isInk));
}

const isInk = ({ text }: PageItem): boolean => text.trim() !== '';
const middle = ({ y, height }: PageItem): number => y + height / 2;
const right = ({ x, width }: PageItem): number => x + width;

const BINS = 120;
const LEAST_ROWS = 4;

/**
 * Splits a page that has two columns: an empty strip from top to bottom with headings of sections on both sides.
 * Dates set to the right edge leave a strip too, but no headings beside it.
 */
function splitColumns(items: PageItem[], page: PageSize): PageItem[][] {
  const gutter = findGutter(items, page);
  if (gutter === null) return [items];
  const { x, top, bottom } = gutter;
  const above = items.filter((item) => middle(item) < top);
  const below = items.filter((item) => middle(item) > bottom);
  const within = items.filter((item) => middle(item) >= top && middle(item) <= bottom);
  const left = within.filter((item) => item.x + item.width / 2 < x);
  const rest = within.filter((item) => item.x + item.width / 2 >= x);
  const heads = [left, rest].map((side) => headingsIn(side, page));
  const isColumns =
    heads.every((count) => count >= 1) && left.length >= LEAST_ROWS && rest.length >= LEAST_ROWS;
  if (!isColumns) return [items];
  // The wide column tells who it is; a narrow one on the left is read first where it holds the name.
  return [above, left, rest, below].filter((region) => region.length > 0);
}

const headingsIn = (items: readonly PageItem[], page: PageSize): number =>
  linesOf(rowsOf(items), page).filter(({ text }) => headingOf(text)?.rest === '').length;

/** The longest strip between a fifth and four fifths of the width that no run crosses, in the page's lower three quarters. */
function findGutter(items: readonly PageItem[], page: PageSize) {
  const bottomMost = Math.max(...items.map((item) => item.y + item.height), 0);
  const topMost = Math.min(...items.map(({ y }) => y), page.height);
  let best: { x: number; top: number; bottom: number } | null = null;
  for (let bin = Math.round(BINS * 0.18); bin <= BINS * 0.82; bin += 1) {
    const x = (bin / BINS) * page.width;
    const crossing = items
      .filter((item) => item.x < x && right(item) > x)
      .map(middle)
      .sort((a, b) => a - b);
    const edges = [topMost - 1, ...crossing, bottomMost + 1];
    for (let index = 1; index < edges.length; index += 1) {
      const [top, bottom] = [(edges[index - 1] ?? 0) + 0.5, (edges[index] ?? 0) - 0.5];
      if (best === null || bottom - top > best.bottom - best.top + 1) best = { x, top, bottom };
    }
  }
  const height = bottomMost - topMost;
  return best && best.bottom - best.top > height * 0.45 ? best : null;
}

function linesOf(rows: readonly Row[], page: PageSize): TextLine[] {
  const edge = rightEdge(rows, page);
  const pitch = tightPitch(rows);
  let before: Row | undefined;
  return rows.map((row) => {
    const ink = row.items.filter(isInk);
    const size = median(ink.map(({ height }) => height));
    const end = Math.max(...ink.map(right));
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
      wraps: edge !== null && end > edge - size * 2.2,
      isApart: gap > size * 0.9,
      isSpaced,
      ...(certainties.length && { certainty: certainties.reduce((a, b) => a + b, 0) / certainties.length }),
    };
  });
}

/** The distance of lines of one paragraph: the smallest that is common. */
function tightPitch(rows: readonly Row[]): number {
  const pitches = rows.slice(1).map((row, index) => row.top - (rows[index]?.top ?? 0));
  const usual = pitches.filter((pitch) => pitch > 0).sort((a, b) => a - b);
  return usual[Math.floor(usual.length * 0.06)] ?? 0;
}

/**
 * In a form the heading stands in the middle of its cell, beside the lines that belong to it: it is moved above them.
 * Where two cells meet, the widest gap between their lines is the border.
 */
function raiseHeadings(rows: readonly Row[]): Row[] {
  const result: Row[] = [];
  let lastHeading = -1;
  // A heading that was moved stands elsewhere than its row says.
  let isAlone = false;
  for (const row of rows) {
    const { lead, rest } = leadOf(row.items.filter(isInk));
    const isHeading = headingOf(joined(lead))?.rest === '';
    if (!isHeading) {
      result.push(row);
      continue;
    }
    const from = startOfCell(result, row, Math.max(...lead.map(right)), { at: lastHeading, isAlone });
    if (from === result.length) {
      lastHeading = result.push(row) - 1;
      isAlone = false;
      continue;
    }
    isAlone = true;
    result.splice(from, 0, { items: lead, top: row.top, bottom: row.bottom });
    if (rest.length > 0) result.push({ ...row, items: rest });
    lastHeading = from;
  }
  return result;
}

/** The runs of a row before its first wide gap. */
function leadOf(items: readonly PageItem[]): { lead: PageItem[]; rest: PageItem[] } {
  const cut = items.findIndex((item, index) => {
    const before = items[index - 1];
    return before !== undefined && item.x - right(before) > item.height * 0.8;
  });
  return cut < 0 ? { lead: [...items], rest: [] } : { lead: items.slice(0, cut), rest: items.slice(cut) };
}

/** The first row above a heading that lies in its cell. */
function startOfCell(
  rows: readonly Row[],
  heading: Row,
  edge: number,
  last: { at: number; isAlone: boolean },
): number {
  let from = rows.length;
  while (from > 0 && Math.min(...(rows[from - 1]?.items.filter(isInk).map(({ x }) => x) ?? [0])) > edge)
    from -= 1;
  if (from === rows.length || last.at < 0 || from > last.at + 1) return from;
  let border = rows.length;
  let widest = 0;
  for (let at = Math.max(from, last.at + (last.isAlone ? 2 : 1)); at <= rows.length; at += 1) {
    const gap = (rows[at]?.top ?? heading.top) - (rows[at - 1]?.bottom ?? heading.top);
    if (gap > widest * 1.05) [widest, border] = [gap, at];
  }
  return border;
}

/**
 * Where full lines end: as far from the right as the text begins from the left, unless columns end earlier; null where
 * no lines end together.
 */
function rightEdge(rows: readonly Row[], page: PageSize): number | null {
  const ink = rows.map(({ items }) => items.filter(isInk));
  const ends = ink.map((items) => Math.max(...items.map(right))).sort((a, b) => b - a);
  const third = ends[Math.min(2, ends.length - 1)];
  if (third === undefined) return null;
  const margin = Math.min(...ink.flat().map(({ x }) => x));
  const isWide = margin < page.width * 0.25 && third > page.width * 0.7;
  return isWide ? Math.max(third, page.width - margin * 1.1) : third;
}

function joined(items: readonly PageItem[]): string {
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
      if (gap > height * 0.8) text = `${text.trimEnd()}\t`;
      else if (gap > height * (isLatin ? 0.16 : 0.45) && !/\s$/.test(text)) text += ' ';
    }
    text += item.text;
    before = item;
  }
  return text
    .replace(/ *\t[ \t]*/g, '\t')
    .replace(/ {2,}/g, ' ')
    .trim();
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

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
