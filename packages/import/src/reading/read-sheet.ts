import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx';
import { normalText } from './normal-text.js';
import { MAX_LINES, type ReadText, type TextLine } from './page-text.js';
import { rowLines } from './read-html.js';

const MAX_ROWS = 2_000;
const MAX_COLUMNS = 60;
const { ['decode_range']: decodeRange, ['encode_cell']: encodeCell } = utils;

/** The displayed texts of all sheets, row by row. Formulas are not evaluated and links not followed. */
export function readSheet(bytes: Uint8Array): ReadText {
  const book = read(bytes, {
    type: 'array',
    cellFormula: false,
    cellHTML: false,
    cellText: true,
    sheetRows: MAX_ROWS,
    dense: false,
  });
  const lines = book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    return sheet && !book.Workbook?.Sheets?.[index]?.Hidden ? sheetLines(sheet, index + 1) : [];
  });
  return { lines: lines.slice(0, MAX_LINES), isTruncated: lines.length > MAX_LINES };
}

function sheetLines(sheet: WorkSheet, page: number): TextLine[] {
  const range = sheet['!ref'] === undefined ? null : decodeRange(sheet['!ref']);
  if (range === null) return [];
  const lines: TextLine[] = [];
  const lastColumn = Math.min(range.e.c, range.s.c + MAX_COLUMNS);
  for (let row = range.s.r; row <= Math.min(range.e.r, range.s.r + MAX_ROWS); row += 1) {
    const cells: TextLine[][] = [];
    for (let column = range.s.c; column <= lastColumn; column += 1)
      cells.push(cellLines(sheet, encodeCell({ r: row, c: column }), page));
    lines.push(...rowLines(cells));
  }
  return lines;
}

function cellLines(sheet: WorkSheet, address: string, page: number): TextLine[] {
  const cell = sheet[address] as CellObject | undefined;
  return shownText(cell)
    .split(/\r?\n/)
    .map((text) => normalText(text).trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, page, box: null, line: null, cell: address }));
}

/** The displayed value: formatted numbers and dates, texts unchanged. */
function shownText(cell: CellObject | undefined): string {
  if (cell?.v === undefined) return '';
  if (typeof cell.v === 'string') return cell.v;
  return cell.w ?? (cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : String(cell.v));
}
