import { Failure } from '../platform/index.js';
import type { SheetFailure } from './read-sheet.js';

/** A row of a sheet by the names of its columns; a cell that is empty or missing is an empty text. */
interface SheetRecord<Column extends string> {
  line: number;
  cells: Record<Column, string>;
}

const bare = (name: string) => name.normalize('NFKC').replace(/[\s*]/g, '').replace(/\(.*$/, '');

/**
 * Takes a sheet by its head row: every column is known by any of its names. Blank rows are passed over. Refused when a
 * needed column is not there.
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
