import type { TextLine } from '../reading/page-text.js';
import { factKindOf } from './fact-labels.js';

/** A narrower gap separates cells only if a row has no wider one. */
const GAPS = [/\t/u, /\t|\s{2,}/u, /\s+/u];
const LABEL = /^[\p{Script=Han}/／（()）、]{2,14}$/u;
const LEAST_KNOWN = 2;
const MOST_CELLS = 10;

const cellsOf = (text: string, gap: RegExp): string[] => text.split(gap).flatMap((cell) => cell.trim() || []);
const tight = (text: string): string => text.replace(/(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, '');
const known = (cells: readonly string[]): number => cells.filter((cell) => factKindOf(cell) !== null).length;

/** The cells of a row of labels only, and the gaps between them; null for any other row. */
function labelsOf({ text }: TextLine): { labels: string[]; gap: number } | null {
  if (/[:：,，。;；\d]/u.test(text)) return null;
  for (const [gap, form] of GAPS.entries()) {
    const labels = cellsOf(text, form).map(tight);
    const isRow =
      labels.length >= LEAST_KNOWN &&
      labels.length <= MOST_CELLS &&
      labels.every((cell) => LABEL.test(cell)) &&
      known(labels) >= LEAST_KNOWN &&
      known(labels) * 2 >= labels.length;
    if (isRow) return { labels, gap };
  }
  return null;
}

function valuesOf({ text }: TextLine, count: number, least: number): string[] | null {
  for (const form of GAPS.slice(least)) {
    const cells = cellsOf(text, form);
    if (cells.length !== count) continue;
    return known(cells) === 0 && !cells.some((cell) => /[:：]/u.test(cell)) ? cells : null;
  }
  return null;
}

/** 姓 名 | 性 别 above 轩辕婷 | 女: aligns the cells of rows whose gaps are spaces of any width. */
export function withLabelRows(lines: readonly TextLine[]): TextLine[] {
  const rows = [...lines];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (next === undefined || line.box !== null || next.box !== null) continue;
    const row = labelsOf(line);
    // Tabs already separate cells, including empty ones.
    if (row === null || (line.text.includes('\t') && next.text.includes('\t') && row.gap === 0)) continue;
    const values = valuesOf(next, row.labels.length, line.text.includes('\t') ? 0 : row.gap);
    if (values === null) continue;
    rows[at] = { ...line, text: row.labels.join('\t'), quote: line.quote ?? line.text };
    rows[at + 1] = { ...next, text: values.join('\t'), quote: next.quote ?? next.text };
  }
  return rows;
}
