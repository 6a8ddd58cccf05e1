import type { Response } from 'express';

// Spreadsheets execute cells that start like this; an apostrophe makes them text (OWASP, CSV injection).
const FORMULA = /^[\s\u{FEFF}]*[=+\-@\t\r\n＝＋－＠]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const cell = (text: string): string => {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** A table as a CSV file that spreadsheets open as UTF-8 without executing anything. */
export const csvOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

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
