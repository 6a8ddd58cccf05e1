import type { ReportBlockOf } from '@qicheng/analysis/report';
import {
  AlignmentType,
  BorderStyle,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  type ITableCellBorders,
} from 'docx';
import { textRuns, type RunStyle } from '../runs.js';
import { LINE } from '../styles.js';
import { NO_BORDERS } from '../tables.js';
import type { Writer } from '../writer.js';

const INK = '1C2430';
const NONE = NO_BORDERS.top;
const rule = (size: number, color: string) => ({ style: BorderStyle.SINGLE, size, color }) as const;
const CELL_MARGINS = { left: 80, right: 80, top: 40, bottom: 40 } as const;

/** Separates tables, which Word would otherwise merge, and keeps text away from their edges. */
export const gap = (): Paragraph =>
  new Paragraph({ spacing: { line: 120, lineRule: LineRuleType.EXACT }, children: [] });

interface Frame {
  widths: number[];
  rows: TableRow[];
}

/** A table with fixed columns and the borders of its cells. */
export const frame = ({ widths, rows }: Frame): Table =>
  new Table({
    columnWidths: widths,
    rows,
    layout: TableLayoutType.FIXED,
    borders: { ...NO_BORDERS, insideHorizontal: NONE, insideVertical: NONE },
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
  });

interface Cell {
  width: number;
  children: Paragraph[];
  borders?: Partial<ITableCellBorders>;
  /** Without the leading `#`. */
  ground?: string;
}

/** A cell of a frame. */
export const cellOf = ({ width, children, borders = {}, ground }: Cell): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: { ...NO_BORDERS, ...borders },
    margins: CELL_MARGINS,
    ...(ground && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: ground } }),
    children,
  });

/** The page width split into shares; the last one absorbs the rounding. */
export function sharesOf(writer: Writer, shares: readonly number[]): number[] {
  const whole = writer.style.contentWidth;
  const sum = shares.reduce((total, share) => total + share, 0);
  const widths = shares.map((share) => Math.floor((whole * share) / sum));
  const rest = whole - widths.reduce((total, width) => total + width, 0);
  return widths.map((width, index) => (index === widths.length - 1 ? width + rest : width));
}

/** A table with lines between its rows and a header row repeated on each page. */
export function rowTable(
  writer: Writer,
  { columns, rows, total }: Omit<ReportBlockOf<'table'>, 'type'>,
): Table {
  const widths = sharesOf(
    writer,
    columns.map(({ share }) => share),
  );
  const lineOf = (cells: readonly string[], style: RunStyle, borders: Partial<ITableCellBorders>) =>
    columns.map(({ align }, index) =>
      cellOf({
        width: widths[index] ?? 0,
        borders,
        children: [
          writer.line(textRuns(cells[index] ?? '', { size: writer.style.size.small - 1, ...style }), {
            alignment: align === 'right' ? AlignmentType.RIGHT : AlignmentType.LEFT,
          }),
        ],
      }),
    );
  const heads = columns.map(({ label }) => label);
  return frame({
    widths,
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: lineOf(heads, { bold: true }, { top: rule(6, INK), bottom: rule(6, INK) }),
      }),
      ...rows.map(
        (cells) => new TableRow({ cantSplit: true, children: lineOf(cells, {}, { bottom: rule(4, LINE) }) }),
      ),
      ...(total
        ? [
            new TableRow({
              cantSplit: true,
              children: lineOf(total, { bold: true }, { top: rule(6, INK), bottom: rule(6, INK) }),
            }),
          ]
        : []),
    ],
  });
}
