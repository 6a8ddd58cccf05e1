import { headingOf } from '../placing/headings.js';
import { raiseHeadings } from './form-headings.js';
import { normalText } from './normal-text.js';
import { isInk, middle, type PageItem, type PageSize, right, rowsOf } from './page-rows.js';
import type { TextLine } from './page-text.js';
import { linesOf } from './row-lines.js';
import type { Rule } from './ruled-table.js';
import { layOutTables } from './table-layout.js';

/** The lines of a page in reading order: tables by their cells, columns one after another where the page has columns. */
export function layOut(items: readonly PageItem[], page: PageSize, rules: readonly Rule[] = []): TextLine[] {
  const shown = items
    .map((item) => ({ ...item, text: normalText(item.text) }))
    .filter(({ text, height }) => text !== '' && height > 0);
  const margin = Math.min(...shown.filter(isInk).map(({ x }) => x));
  return splitColumns(shown, page, rules).flatMap((region) => linesOfRegion(region, { page, rules, margin }));
}

/** A part of a page that is read on its own; `hasColumnBeside` says that another column stands on its right. */
interface Region {
  items: PageItem[];
  hasColumnBeside?: boolean;
}

function linesOfRegion(
  { items, hasColumnBeside }: Region,
  { page, rules, margin }: { page: PageSize; rules: readonly Rule[]; margin: number },
): TextLine[] {
  const { tables, rest } = layOutTables(items, rules, page);
  const plain = (own: readonly PageItem[]): TextLine[] =>
    linesOf(raiseHeadings(rowsOf(own)), page, hasColumnBeside ? null : margin);
  const lines: TextLine[] = [];
  let left = rest;
  for (const table of tables) {
    lines.push(...plain(left.filter((item) => middle(item) < table.top)), ...table.lines);
    left = left.filter((item) => middle(item) >= table.top);
  }
  return [...lines, ...plain(left)];
}

const BINS = 120;
const LEAST_ROWS = 4;

/**
 * Splits a page that has two columns: an empty strip from top to bottom with headings of sections on both sides.
 * Dates set to the right edge leave a strip too, but no headings beside it.
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
  const isColumns =
    heads.every((count) => count >= 1) && left.length >= LEAST_ROWS && rest.length >= LEAST_ROWS;
  if (!isColumns) return [{ items }];
  // The wide column tells who it is; a narrow one on the left is read first where it holds the name.
  return [{ items: above }, { items: left, hasColumnBeside: true }, { items: rest }, { items: below }].filter(
    (region) => region.items.length > 0,
  );
}

const headingsIn = (items: readonly PageItem[], page: PageSize): number =>
  linesOf(rowsOf(items), page).filter(({ text }) => headingOf(text)?.rest === '').length;

/** The longest strip between a fifth and four fifths of the width that no run crosses, in the page's lower three quarters. */
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
