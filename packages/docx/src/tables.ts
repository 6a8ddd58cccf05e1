import type { FactView, RowView } from '@qicheng/resume/view';
import {
  BorderStyle,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  type ParagraphChild,
} from 'docx';
import { widthInEm } from './page-style.js';
import { linkedRuns, textRuns } from './runs.js';
import { INK_SOFT, LINE } from './styles.js';
import type { Writer } from './writer.js';

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
/** Borders must be off for the table and for each cell: Word and LibreOffice differ in which they obey. */
export const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE } as const;
const NO_TABLE_BORDERS = { ...NO_BORDERS, insideHorizontal: NONE, insideVertical: NONE } as const;
const THIN = { style: BorderStyle.SINGLE, size: 4, color: LINE } as const;
const THIN_BORDERS = { top: THIN, bottom: THIN, left: THIN, right: THIN } as const;

/** A fact as a table shows it. */
type Fact = Omit<FactView, 'id'>;

interface Frame {
  columnWidths: number[];
  rows: TableRow[];
}

/** A table that only lays out: no lines, fixed columns. */
export const plainTable = ({ columnWidths, rows }: Frame): Table =>
  new Table({
    columnWidths,
    rows,
    borders: NO_TABLE_BORDERS,
    layout: TableLayoutType.FIXED,
    margins: { left: 0, right: 80 },
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
  });

const plainCell = (writer: Writer, width: number, children: ParagraphChild[], columnSpan = 1): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: NO_BORDERS,
    columnSpan,
    children: [writer.line(children)],
  });

// A value beyond this many characters takes a row of its own.
const LONG_VALUE = 18;

/** Facts in two columns of label and value, read row by row. */
export function factTable(writer: Writer, facts: readonly Fact[]): Table {
  const width = writer.style.contentWidth;
  const label = labelWidth(writer, facts);
  const value = Math.floor(width / 2) - label;
  const columnWidths = [label, value, label, width - 2 * label - value];
  const cells = (
    { label: name, value: text, href }: Fact,
    valueWidth: number,
    columnSpan = 1,
  ): TableCell[] => [
    plainCell(writer, label, textRuns(name ? `${name}${writer.colon}` : '', { color: INK_SOFT })),
    plainCell(writer, valueWidth, linkedRuns(text, href), columnSpan),
  ];
  const rows = factRows(facts).map(([first, second]) => {
    const children = second
      ? [...cells(first, value), ...cells(second, width - 2 * label - value)]
      : cells(first, width - label, 3);
    return new TableRow({ cantSplit: true, children });
  });
  return plainTable({ columnWidths, rows });
}

/** As wide as the longest label, within a quarter of the page. */
function labelWidth(writer: Writer, facts: readonly Fact[]): number {
  const longest = Math.max(...facts.map(({ label }) => widthInEm(`${label}${writer.colon}`)));
  return Math.min(Math.round((longest + 0.6) * writer.style.em), Math.floor(writer.style.contentWidth / 4));
}

function factRows(facts: readonly Fact[]): [Fact, Fact?][] {
  const rows: [Fact, Fact?][] = [];
  const isShort = (fact: Fact | undefined): fact is Fact => (fact?.value.length ?? LONG_VALUE) < LONG_VALUE;
  for (let index = 0; index < facts.length;) {
    const [first, second] = facts.slice(index, index + 2);
    if (!first) break;
    const paired = isShort(first) && isShort(second);
    rows.push(paired ? [first, second] : [first]);
    index += paired ? 2 : 1;
  }
  return rows;
}

/** Columns as wide as their longest text asks, none narrower than five characters or wider than sixteen. */
function sharedWidths(width: number, columns: readonly string[], rows: readonly RowView[]): number[] {
  const wishes = columns.map((heading, index) => {
    const longest = Math.max(...[heading, ...rows.map(({ cells }) => cells[index] ?? '')].map(widthInEm));
    return Math.min(16, Math.max(5, longest + 1));
  });
  const sum = wishes.reduce((total, wish) => total + wish, 0);
  return wishes.map((wish) => Math.floor((width * wish) / sum));
}

/** A table with lines and a heading row that repeats on the next page. */
export function dataTable(writer: Writer, columns: readonly string[], rows: readonly RowView[]): Table {
  const width = writer.style.contentWidth;
  const columnWidths = sharedWidths(width, columns, rows);
  const row = (cells: readonly string[], isHeading: boolean): TableRow =>
    new TableRow({
      tableHeader: isHeading,
      cantSplit: true,
      children: cells.map(
        (text, index) =>
          new TableCell({
            width: { size: columnWidths[index] ?? 0, type: WidthType.DXA },
            borders: THIN_BORDERS,
            margins: { left: 80, right: 80, top: 20, bottom: 20 },
            children: [writer.line(textRuns(text, isHeading ? { bold: true } : {}))],
          }),
      ),
    });
  return new Table({
    columnWidths,
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    rows: [row(columns, true), ...rows.map(({ cells }) => row(cells, false))],
  });
}
