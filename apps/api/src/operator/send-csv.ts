import type { Response } from 'express';
import { csvOf } from '../kit/csv.js';

/** The most rows that a file holds. */
export const FILE_ROWS = 5_000;

interface Table {
  name: string;
  /** 2026-11-24. */
  day: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether there was more than a file holds; its name says so. */
  isCut?: boolean;
}

/** Answers with a table as a file to keep. */
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
