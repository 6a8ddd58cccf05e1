import type { RowView } from '@qicheng/resume/view';
import type { WordRule } from '@qicheng/resume/word-layout';
import { AlignmentType } from 'docx';
import type { Column, Part } from './column.js';
import { borderOf, grid, type GridRow } from './grid.js';
import { textEm } from './text-width.js';

const MIN_EM = 5;
const MAX_EM = 16;
const THIN: WordRule = { colour: '#C9CED6', px: 1 };

/** Column widths by the longest text. */
function sharedWidths(width: number, columns: readonly string[], rows: readonly RowView[]): number[] {
  const idealWidths = columns.map((heading, index) => {
    const longest = Math.max(...[heading, ...rows.map(({ cells }) => cells[index] ?? '')].map(textEm));
    return Math.min(MAX_EM, Math.max(MIN_EM, longest + 1));
  });
  const sum = idealWidths.reduce((total, ideal) => total + ideal, 0);
  const widths = idealWidths.map((ideal) => Math.floor((width * ideal) / sum));
  const rest = width - widths.reduce((total, one) => total + one, 0);
  return widths.map((one, index) => (index === widths.length - 1 ? one + rest : one));
}

interface Look {
  indent?: number;
  rule?: WordRule;
  fill?: string;
  /** All four sides. */
  isBoxed?: boolean;
  isCentred?: boolean;
  padding?: number;
}

/** The rows of a table with its header, in bordered cells. */
export function dataRows(
  column: Column,
  columns: readonly string[],
  rows: readonly RowView[],
  { rule = THIN, fill, isBoxed, isCentred, padding = 2 }: Look = {},
): GridRow[] {
  const widths = sharedWidths(column.width, columns, rows);
  const border = borderOf(column.sheet, rule);
  const borders = isBoxed ? { top: border, bottom: border, left: border, right: border } : { bottom: border };
  const row = (cells: readonly string[], isHead: boolean): GridRow => ({
    isHead,
    cells: widths.map((width, index) => ({
      width,
      borders,
      padding: [padding, 4, padding, isBoxed ? 4 : 0],
      vertical: 'center',
      ...(isHead && fill && { fill }),
      parts: [
        // Half an em less than there is: widths are estimates, and a cell that wraps makes the whole row higher.
        column
          .with({ width: width - 120 - column.sheet.style.em / 2 })
          .paragraph(
            [{ text: cells[index] ?? '', ...(isHead && { ...column.muted, bold: !isCentred }) }],
            isCentred ? { alignment: AlignmentType.CENTER } : {},
          ),
      ],
    })),
  });
  return [row(columns, true), ...rows.map(({ cells }) => row(cells, false))];
}

/** A table whose header row repeats on each page. */
export const dataTable = (
  column: Column,
  columns: readonly string[],
  rows: readonly RowView[],
  look: Look = {},
): Part =>
  grid(
    column.with({ width: column.width - (look.indent ?? 0), left: 0 }),
    dataRows(column.with({ width: column.width - (look.indent ?? 0), left: 0 }), columns, rows, look),
    (column.options.left ?? 0) + (look.indent ?? 0),
  );

/** The same where tables are not possible: a line per row, with cells at tab stops. */
export function dataLines(column: Column, columns: readonly string[], rows: readonly RowView[]): Part[] {
  const widths = sharedWidths(column.width, columns, rows);
  const stops = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const line = (cells: readonly string[], isHead: boolean): Part =>
    column.paragraph(
      columns.map((_, index) => ({
        text: cells[index] ?? '',
        tab: index > 0,
        ...(isHead && column.muted),
      })),
      { stops, keepNext: isHead },
    );
  return [line(columns, true), ...rows.map(({ cells }) => line(cells, false))];
}
