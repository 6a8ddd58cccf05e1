import type { WordRule } from '@qicheng/resume/word-layout';
import {
  BorderStyle,
  HeightRule,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  VerticalMergeType,
  WidthType,
  type IBorderOptions,
  type ITableCellBorders,
} from 'docx';
import { NO_BORDERS } from '../tables.js';
import { heightOf, type Column, type Part } from './column.js';
import { borderSize, twips, type Sheet } from './sheet.js';

const LOOKS = { double: BorderStyle.DOUBLE, dashed: BorderStyle.DASHED } as const;

/** A border; `space` is its distance from the text, in points. */
export const borderOf = (sheet: Sheet, { colour, px, look }: WordRule, space?: number): IBorderOptions => ({
  style: look ? LOOKS[look] : BorderStyle.SINGLE,
  size: borderSize(look === 'double' ? px / 3 : px),
  color: sheet.colour(colour),
  ...(space !== undefined && { space: Math.min(31, Math.max(0, Math.round(space))) }),
});

export interface GridCell {
  width: number;
  parts: readonly Part[];
  fill?: string;
  borders?: Partial<ITableCellBorders>;
  /** Pixels. */
  padding?: readonly [top: number, right: number, bottom: number, left: number];
  vertical?: 'top' | 'center' | 'bottom';
  merge?: 'restart' | 'continue';
}

export interface GridRow {
  cells: readonly GridCell[];
  /** Minimum height in twips. */
  height?: number;
  /** May break across pages. */
  splits?: boolean;
  /** Repeats at the top of each page. */
  isHead?: boolean;
}

const VERTICAL = {
  top: VerticalAlignTable.TOP,
  center: VerticalAlignTable.CENTER,
  bottom: VerticalAlignTable.BOTTOM,
} as const;

const edgesOf = (cells: readonly GridCell[]): number[] => {
  let at = 0;
  return cells.map(({ width }) => (at += width));
};

/** One table for rows with different cell widths: cells span the columns between all cell edges. */
export function grid(column: Column, rows: readonly GridRow[], indent = 0): Part {
  const edges = [...new Set(rows.flatMap(({ cells }) => edgesOf(cells)))].sort((a, b) => a - b);
  const spanOf = (from: number, to: number): number =>
    edges.filter((edge) => edge > from && edge <= to).length;
  const node = new Table({
    columnWidths: edges.map((edge, index) => edge - (edges[index - 1] ?? 0)),
    layout: TableLayoutType.FIXED,
    borders: { ...NO_BORDERS, insideHorizontal: NO_BORDERS.top, insideVertical: NO_BORDERS.top },
    margins: { left: 0, right: 0, top: 0, bottom: 0 },
    width: { size: edges.at(-1) ?? 0, type: WidthType.DXA },
    ...(indent !== 0 && { indent: { size: indent, type: WidthType.DXA } }),
    rows: rows.map(({ cells, height, splits, isHead }) => {
      const ends = edgesOf(cells);
      return new TableRow({
        cantSplit: !splits,
        ...(isHead && { tableHeader: true }),
        ...(height && { height: { value: height, rule: HeightRule.ATLEAST } }),
        children: cells.map((cell, index) =>
          cellOf(column, cell, spanOf(ends[index - 1] ?? 0, ends[index] ?? 0)),
        ),
      });
    }),
  });
  return { node, height: rows.reduce((sum, row) => sum + rowHeight(row), 0) };
}

const rowHeight = ({ cells, height = 0 }: GridRow): number =>
  Math.max(
    height,
    ...cells.map(({ parts, padding: [top, , bottom] = [0, 0, 0, 0], merge }) =>
      merge ? 0 : heightOf(parts) + twips(top + bottom),
    ),
  ) + Math.max(0, ...cells.map(({ borders }) => borderHeight(borders)));

/** Twips of an eighth of a point, in which borders are measured. */
const EIGHTH = 2.5;

/** The border between two rows, which both may state. */
const borderHeight = ({ top, bottom }: Partial<ITableCellBorders> = {}): number =>
  Math.max(...[top, bottom].map((border) => (border?.style === BorderStyle.NONE ? 0 : (border?.size ?? 0)))) *
  EIGHTH;

function cellOf(column: Column, cell: GridCell, columnSpan: number): TableCell {
  const { width, parts, fill, borders, padding = [0, 0, 0, 0], vertical, merge } = cell;
  const [top, right, bottom, left] = padding.map(twips) as [number, number, number, number];
  const children = parts.map(({ node }) => node);
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    columnSpan,
    borders: { ...NO_BORDERS, ...borders },
    margins: { top, right, bottom, left },
    ...(vertical && { verticalAlign: VERTICAL[vertical] }),
    ...(fill && { shading: { type: ShadingType.CLEAR, color: 'auto', fill } }),
    ...(merge && {
      verticalMerge: merge === 'restart' ? VerticalMergeType.RESTART : VerticalMergeType.CONTINUE,
    }),
    children: children.length > 0 ? children : [column.room(20).node],
  });
}
