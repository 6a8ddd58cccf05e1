import type { FactView } from '@qicheng/resume/view';
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
import { INK_SOFT } from './styles.js';
import type { Writer } from './writer.js';

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
/** Borders must be off for the table and for each cell: Word and LibreOffice differ in which they use. */
export const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE } as const;
const NO_TABLE_BORDERS = { ...NO_BORDERS, insideHorizontal: NONE, insideVertical: NONE } as const;

/** A fact in a table. */
type Fact = Omit<FactView, 'id'>;

interface Frame {
  columnWidths: number[];
  rows: TableRow[];
}

/** A layout table: no lines, fixed columns. */
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

// A longer value has its own row.
const LONG_VALUE = 18;

/** Facts in two columns of label and value, in row order. */
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

/** As wide as the longest label, at most a quarter of the page. */
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
