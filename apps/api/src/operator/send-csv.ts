import type { Response } from 'express';
import { csvOf } from '../kit/csv.js';

/** Answers with a table as a file to keep. */
export function sendCsv(
  response: Response,
  { name, head, rows }: { name: string; head: readonly string[]; rows: readonly (readonly string[])[] },
): void {
  response
    .set('Cache-Control', 'no-store')
    .set(
      'Content-Disposition',
      `attachment; filename="table.csv"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .type('text/csv; charset=utf-8')
    .send(csvOf(head, rows));
}
