import { headingOf } from '../placing/headings.js';
import { isInk, joined, type PageItem, right, type Row } from './page-rows.js';

/**
 * In a form the heading stands in the middle of its cell, beside the lines that belong to it: it is moved above them.
 * Where two cells meet, the widest gap between their lines is the border.
 */
export function raiseHeadings(rows: readonly Row[]): Row[] {
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
