import { isHan } from './normal-text.js';
import type { PageItem, PageSize } from './page-rows.js';
import type { TextLine } from './page-text.js';
import { rowLines } from './read-html.js';
import { plainLines } from './row-lines.js';
import { type Cell, type Rule, tablesOf } from './ruled-table.js';

/** A table at its position on the page. */
export interface LaidTable {
  top: number;
  bottom: number;
  lines: TextLine[];
}

const SLACK = 0.004; // of the page width
const MIN_CELLS = 2;
const WIDE = 20; // letters per line in a cell that breaks anywhere

/** The ruled tables with the text in their cells, and the runs outside them. */
export function layOutTables(
  items: readonly PageItem[],
  rules: readonly Rule[],
  page: PageSize,
): { tables: LaidTable[]; rest: PageItem[] } {
  let rest = [...items];
  const tables: LaidTable[] = [];
  for (const table of tablesOf(rules, page.width * SLACK)) {
    const cells = new Map<string, { cell: Cell; items: PageItem[] }>();
    const outside: PageItem[] = [];
    for (const item of rest) {
      const cell = table.cellAt(item.x + Math.min(item.width / 2, item.height), item.y + item.height / 2);
      if (cell === null) outside.push(item);
      else {
        const key = [cell.left, cell.top, cell.right].map(Math.round).join(' ');
        const known = cells.get(key);
        if (known) known.items.push(item);
        else cells.set(key, { cell, items: [item] });
      }
    }
    const filled = [...cells.values()].filter((one) => one.items.some(({ text }) => text.trim() !== ''));
    const isNextTo = outside.some(
      ({ y, height, text }) =>
        text.trim() !== '' && y + height / 2 > table.top && y + height / 2 < table.bottom,
    );
    if (filled.length < MIN_CELLS || isNextTo) continue;
    rest = outside;
    tables.push({ top: table.top, bottom: table.bottom, lines: linesOfTable(filled, page) });
  }
  return { tables, rest };
}

interface Filled {
  cell: Cell;
  items: PageItem[];
}

function linesOfTable(cells: readonly Filled[], page: PageSize): TextLine[] {
  const slack = page.width * SLACK;
  const rows: Filled[][] = [];
  for (const one of [...cells].sort((a, b) => a.cell.top - b.cell.top || a.cell.left - b.cell.left)) {
    const row = rows.at(-1);
    if (row?.[0] && one.cell.top - row[0].cell.top <= slack) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) =>
    rowLines(
      row.sort((a, b) => a.cell.left - b.cell.left).map(({ cell, items }) => linesOfCell(items, cell, page)),
    ).map((line, index) => ({ ...line, isApart: index === 0 })),
  );
}

/** The lines of a cell, with wrapped ones joined. */
function linesOfCell(items: readonly PageItem[], cell: Cell, page: PageSize): TextLine[] {
  const lines: TextLine[] = [];
  const found = plainLines(items, page);
  const isList = BEGINS.test(found[0]?.text ?? '') || BEGINS.test(found[1]?.text ?? '');
  let end = Number.NEGATIVE_INFINITY;
  const inset = Math.max(0, Math.min(...items.map(({ x }) => x)) - cell.left);
  for (const line of found) {
    const last = lines.at(-1);
    const width = (line.box?.width ?? 0) * page.width;
    const edge = cell.right - inset * 0.6;
    if (
      last &&
      isBroken(last, line, {
        room: edge - end,
        width,
        isShort: isList || edge - cell.left - inset < (line.size ?? 0) * WIDE,
      })
    )
      lines[lines.length - 1] = together(last, line);
    else lines.push({ ...line, text: line.text.replace(SPACED, '$1$2'), wraps: false });
    end = ((line.box?.x ?? 0) + (line.box?.width ?? 0)) * page.width;
  }
  return lines;
}

const BEGINS =
  /^(?:[•·●○◆◇■□▪▶►▸➢★☆✓√※【\-–—*]|[（(]?\d{1,2}[)）.、．](?!\d)|[（(][一二三四五六七八九十][)）]|[①②③④⑤⑥⑦⑧⑨])/u;

// 姓  名: a two-character label with spaced-out letters.
const SPACED = /^(\p{Script=Han})[\t ]+(\p{Script=Han})$/u;

/** Whether the next line is only there because it did not fit on the line above. */
function isBroken(
  last: TextLine,
  next: TextLine,
  { room, width, isShort }: { room: number; width: number; isShort: boolean },
): boolean {
  if (/^(?:至|到|[-–—~～])\s*(?:(?:19|20)\d{2}|今)/u.test(next.text) && /\d|[年月]$/u.test(last.text))
    return true;
  if (BEGINS.test(next.text)) return false;
  if (/[-–—~～至、，,（(/]$/u.test(last.text)) return true;
  if (/[。；;！]$/u.test(last.text) || /^(?:19|20)\d{2}\s*[年./-]/u.test(next.text)) return false;
  const size = next.size ?? 0;
  if (size === 0 || width === 0) return false;
  if (/[\t:：]/u.test(next.text.slice(0, 12)) && room > size * 2) return false;
  if (isShort && /^[（(]/u.test(next.text)) return true;
  // Unbreakable words need their whole width, other text only that of a letter.
  const word = /^[^\s，。；、：:,;）)]+/u.exec(next.text)?.[0] ?? next.text;
  const needed = isShort ? (word.length / next.text.length) * width + size * 0.3 : size * 1.6;
  return room < Math.max(needed, size);
}

function together(last: TextLine, next: TextLine): TextLine {
  const isTight =
    isHan(last.text.at(-1)) || isHan(next.text[0]) || /[-–—~～，。；、：（）]$/u.test(last.text);
  const box =
    last.box && next.box
      ? {
          x: Math.min(last.box.x, next.box.x),
          y: last.box.y,
          width: Math.max(last.box.width, next.box.width),
          height: next.box.y + next.box.height - last.box.y,
        }
      : last.box;
  return { ...last, text: `${last.text}${isTight ? '' : ' '}${next.text}`, box };
}
