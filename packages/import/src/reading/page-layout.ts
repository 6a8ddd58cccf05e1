import { headingOf } from '../placing/headings.js';
import { normalText } from './normal-text.js';
import { isInk, middle, type PageItem, type PageSize, right, rowsOf, joined, type Row } from './page-rows.js';
import type { TextLine } from './page-text.js';
import { linesOf } from './row-lines.js';
import type { Rule } from './ruled-table.js';
import { layOutTables } from './table-layout.js';

/**
 * Moves a heading that a form centres in its cell, next to its lines, above those lines. The border between
 * two cells is the widest gap between their lines.
 */
function raiseHeadings(rows: readonly Row[]): Row[] {
  const result: Row[] = [];
  let lastHeading = -1;
  // A moved heading is no longer in its row.
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

/** The first row above a heading in the same cell. */
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

/** The lines of a page in reading order: tables by cell, columns one after another. */
export function layOut(items: readonly PageItem[], page: PageSize, rules: readonly Rule[] = []): TextLine[] {
  const shown = items
    .map((item) => ({ ...item, text: normalText(item.text) }))
    .filter(({ text, height }) => text !== '' && height > 0);
  const margin = Math.min(...shown.filter(isInk).map(({ x }) => x));
  return splitColumns(shown, page, rules).flatMap((region) => linesOfRegion(region, { page, rules, margin }));
}

/** A part of a page that is read separately; `hasAdjacentColumn` if another column is to its right. */
interface Region {
  items: PageItem[];
  hasAdjacentColumn?: boolean;
}

function linesOfRegion(
  { items, hasAdjacentColumn }: Region,
  { page, rules, margin }: { page: PageSize; rules: readonly Rule[]; margin: number },
): TextLine[] {
  const { tables, rest } = layOutTables(items, rules, page);
  const plain = (own: readonly PageItem[]): TextLine[] =>
    linesOf(raiseHeadings(rowsOf(own)), page, hasAdjacentColumn ? null : margin);
  const lines: TextLine[] = [];
  let left = rest;
  for (const table of tables) {
    lines.push(...plain(left.filter((item) => middle(item) < table.top)), ...table.lines);
    left = left.filter((item) => middle(item) >= table.top);
  }
  return [...lines, ...plain(left)];
}

const BINS = 120;
const MIN_ROWS = 4;

/**
 * Splits a page with two columns: an empty strip from top to bottom with section headings on both sides. Right-aligned
 * dates leave a strip too, but have no headings.
 */
function splitColumns(items: PageItem[], page: PageSize, rules: readonly Rule[]): Region[] {
  const gutter = findGutter(items, page, rules);
  if (gutter === null) return [{ items }];
  const { x, top, bottom } = gutter;
  const above = items.filter((item) => middle(item) < top);
  const below = items.filter((item) => middle(item) > bottom);
  const within = items.filter((item) => middle(item) >= top && middle(item) <= bottom);
  const left = within.filter((item) => item.x + item.width / 2 < x);
  const rest = within.filter((item) => item.x + item.width / 2 >= x);
  const heads = [left, rest].map((side) => headingsIn(side, page));
  const isColumns = heads.every((count) => count >= 1) && left.length >= MIN_ROWS && rest.length >= MIN_ROWS;
  if (!isColumns) return [{ items }];
  // The wide column has the name; a narrow left one comes first only if it holds the name.
  return [{ items: above }, { items: left, hasColumnBeside: true }, { items: rest }, { items: below }].filter(
    (region) => region.items.length > 0,
  );
}

const headingsIn = (items: readonly PageItem[], page: PageSize): number =>
  linesOf(rowsOf(items), page).filter(({ text }) => headingOf(text)?.rest === '').length;

/** The longest strip between a fifth and four fifths of the width that no run crosses, in the lower three quarters. */
function findGutter(items: readonly PageItem[], page: PageSize, rules: readonly Rule[]) {
  const bottomMost = Math.max(...items.map((item) => item.y + item.height), 0);
  const topMost = Math.min(...items.map(({ y }) => y), page.height);
  let best: { x: number; top: number; bottom: number } | null = null;
  for (let bin = Math.round(BINS * 0.18); bin <= BINS * 0.82; bin += 1) {
    const x = (bin / BINS) * page.width;
    const crossing = [
      ...items.filter((item) => item.x < x && right(item) > x).map(middle),
      ...rules.filter(({ x0, x1 }) => x0 < x && x1 > x).map(({ y0 }) => y0),
    ].sort((a, b) => a - b);
    const edges = [topMost - 1, ...crossing, bottomMost + 1];
    for (let index = 1; index < edges.length; index += 1) {
      const [top, bottom] = [(edges[index - 1] ?? 0) + 0.5, (edges[index] ?? 0) - 0.5];
      if (best === null || bottom - top > best.bottom - best.top + 1) best = { x, top, bottom };
    }
  }
  const height = bottomMost - topMost;
  return best && best.bottom - best.top > height * 0.45 ? best : null;
}
