import { Failure } from '../platform/index.js';
import { zipNames } from '../upload/index.js';

/** Why a table that an operator imports cannot be read. */
export type SheetFailure = 'sheetUnreadable' | 'sheetTooLarge' | 'sheetColumnsMissing';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_ROWS = 20_000;

/**
 * The cells of a CSV (UTF-8 or GB18030) or of an XLSX's first sheet, by the file's row numbers. Cells stay
 * text: no formulas, dates or lost leading zeros.
 */
export async function readSheet(content: Buffer): Promise<string[][]> {
  if (content.length > MAX_BYTES) throw new Failure<SheetFailure>('sheetTooLarge');
  const isZip = content.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
  if (isZip && (await zipNames(content)) === null) throw new Failure<SheetFailure>('sheetUnreadable');
  const rows = await parse(isZip ? content : decode(content));
  // Read one more than allowed, to detect a file that is too long.
  if (rows.length > MAX_ROWS + 1) throw new Failure<SheetFailure>('sheetTooLarge');
  return rows;
}

async function parse(source: Buffer | string): Promise<string[][]> {
  const common = { raw: true, dense: true, sheetRows: MAX_ROWS + 2, cellFormula: false, cellHTML: false };
  // Loaded with the first table, as few processes ever read one.
  const { read } = await import('@e965/xlsx');
  try {
    const type = typeof source === 'string' ? 'string' : 'buffer';
    const book = read(source, { ...common, type });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (sheet === undefined) throw new Failure<SheetFailure>('sheetUnreadable');
    return Array.from(sheet['!data'] ?? [], (row) => Array.from(row ?? [], (cell) => textOf(cell?.v)));
  } catch {
    throw new Failure<SheetFailure>('sheetUnreadable');
  }
}

// A sheet stores 202600010001 as a number; beyond 15 digits it loses some and cannot be trusted.
const textOf = (cell: unknown): string =>
  typeof cell === 'string'
    ? cell.trim()
    : typeof cell === 'number'
      ? Number.isSafeInteger(cell)
        ? String(cell)
        : '?'
      : '';

function decode(content: Buffer): string {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(content);
      if (!text.includes('\0')) return text;
    } catch {
      // Not in this encoding.
    }
  }
  throw new Failure<SheetFailure>('sheetUnreadable');
}

/** A row of a sheet by column name; an empty or missing cell is an empty text. */
interface SheetRecord<Column extends string> {
  line: number;
  cells: Record<Column, string>;
}

const bare = (name: string) => name.normalize('NFKC').replace(/[\s*]/g, '').replace(/\(.*$/, '');

/**
 * Reads a sheet by its header row: each column is recognised by any of its names. Blank rows are skipped.
 * Refused when a required column is missing.
 */
export function sheetRecords<Column extends string>(
  rows: readonly string[][],
  columns: Readonly<Record<Column, readonly string[]>>,
  needed: readonly NoInfer<Column>[],
): SheetRecord<Column>[] {
  const head = (rows[0] ?? []).map(bare);
  const names = Object.keys(columns) as Column[];
  const places = new Map(
    names.map((name) => [name, head.findIndex((title) => columns[name].includes(title))]),
  );
  if (needed.some((name) => (places.get(name) ?? -1) < 0))
    throw new Failure<SheetFailure>('sheetColumnsMissing');
  return rows.slice(1).flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    const cells = names.map((name) => [name, (row[places.get(name) ?? -1] ?? '').normalize('NFC').trim()]);
    return [{ line: index + 2, cells: Object.fromEntries(cells) as Record<Column, string> }];
  });
}
