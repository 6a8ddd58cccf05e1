import { Paragraph } from 'docx';
import { entryRows } from './entry-rows.js';

const node = new Paragraph({});
const LINE = 300;
const PAGE = { height: 15_000 };
const part = (isHead: boolean) => ({ node, height: LINE, ...(isHead && { keepsNext: true }) });

/** How many parts each row of an entry has: `H` is a head, `t` a line of text. */
const rowsOf = (parts: string): number[] =>
  entryRows(
    PAGE,
    [...parts].map((sign) => part(sign === 'H')),
  ).map(({ length }) => length);

it.each([
  ['a short entry in one row', 'Htt', [3]],
  ['a longer one with its head, and its end, kept together', 'HHtttttt', [4, 1, 1, 2]],
  ['a nested head with what follows it', 'HtttHttttt', [3, 1, 2, 1, 1, 2]],
  ['an entry of more than a quarter page in one row, which breaks within', 'H'.padEnd(20, 't'), [20]],
])('has %s', (_, parts, expected) => expect(rowsOf(parts)).toEqual(expected));
