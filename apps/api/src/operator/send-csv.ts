import type { Response } from 'express';
import { csvOf } from '../kit/csv.js';

/** Maximum number of rows in a file. */
export const FILE_ROWS = 5_000;

interface Table {
  name: string;
  /** 2026-11-24. */
  day: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether rows were cut off; the file name says so. */
  isCut?: boolean;
}

/** Sends a table as a download. */
export function sendCsv(response: Response, { name, day, head, rows, isCut = false }: Table): void {
  const file = `${name}-${day}${isCut ? `-前${FILE_ROWS}行` : ''}.csv`;
  response
    .set('Cache-Control', 'no-store')
    .set(
      'Content-Disposition',
      `attachment; filename="table.csv"; filename*=UTF-8''${encodeURIComponent(file)}`,
    )
    .type('text/csv; charset=utf-8')
    .send(csvOf(head, rows));
}
