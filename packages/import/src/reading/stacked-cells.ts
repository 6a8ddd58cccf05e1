import type { Gray } from './picture-rules.js';
import { type Cell, type Rule, tablesOf } from './ruled-table.js';

/** A part of a picture that was moved. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
  toX: number;
  toY: number;
}

/** A picture with stacked cells, and the mapping to their original positions. */
export interface StackedPicture extends Gray {
  parts: readonly Part[];
}

const MIN_CELLS = 4;
const MAX_HEIGHT = 9_000;
const SPACE = 16;
const LEFT = 60;
const INSET = 4;
const INK = 140;

/**
 * OCR reads across the cells of a table and loses lines that are offset by half a line: each cell becomes a separate
 * part, stacked below the previous one.
 */
export function stackCells(picture: Gray, rules: readonly Rule[], slack: number): StackedPicture | null {
  const { width, height } = picture;
  const parts: Part[] = [];
  let [from, to] = [0, 0];
  const put = (part: Cell, toX: number): void => {
    const [x, y] = [Math.round(part.left), Math.round(part.top)];
    const [wide, high] = [Math.round(part.right) - x, Math.round(part.bottom) - y];
    if (wide < 8 || high < 8 || !hasInk(picture, x, y, wide, high)) return;
    parts.push({ x, y, width: wide, height: high, toX, toY: to });
    to += high + SPACE;
  };
  for (const table of tablesOf(rules, slack)) {
    const cells = table.cells();
    const sides = [
      { left: 0, right: table.left - INSET, top: table.top, bottom: table.bottom },
      { left: table.right + INSET, right: width, top: table.top, bottom: table.bottom },
    ];
    const isNextTo = sides.some(({ left, right, top, bottom }) =>
      hasInk(picture, Math.round(left), Math.round(top), Math.round(right - left), Math.round(bottom - top)),
    );
    if (cells.length < MIN_CELLS || isNextTo || table.top < from) continue;
    put({ left: 0, right: width, top: from, bottom: table.top - 2 }, 0);
    for (const row of rowsOf(cells.map(inset), slack))
      if (row.every((cell) => linesIn(picture, cell) <= 1)) put(around(row), 0);
      else for (const cell of row) put(cell, Math.min(LEFT, cell.left));
    from = Math.round(table.bottom) + 2;
  }
  if (from === 0) return null;
  put({ left: 0, right: width, top: from, bottom: height }, 0);
  return to > MAX_HEIGHT ? null : { ...drawn(picture, parts, to), parts };
}

const inset = ({ left, right, top, bottom }: Cell): Cell => ({
  left: left + INSET,
  right: right - INSET,
  top: top + INSET,
  bottom: bottom - INSET,
});

function rowsOf(cells: readonly Cell[], slack: number): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.top - b.top || a.left - b.left)) {
    const first = rows.at(-1)?.[0];
    if (first && cell.top - first.top <= slack) rows.at(-1)?.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

/** A row of one-line cells is read as one line: isolated letters would be dropped as noise. */
const around = (row: readonly Cell[]): Cell => ({
  left: Math.min(...row.map(({ left }) => left)),
  right: Math.max(...row.map(({ right }) => right)),
  top: Math.min(...row.map(({ top }) => top)),
  bottom: Math.max(...row.map(({ bottom }) => bottom)),
});

const MIN_SPACE = 7; // between lines; strokes of one letter are closer

/** The number of text lines in a cell, by the empty rows between them. */
function linesIn({ pixels, width }: Gray, { left, right, top, bottom }: Cell): number {
  let lines = 0;
  let empty = MIN_SPACE;
  for (let y = Math.round(top); y < bottom; y += 1) {
    let hasDark = false;
    for (let x = Math.round(left); x < right && !hasDark; x += 1)
      hasDark = (pixels[y * width + x] ?? 255) < INK;
    if (hasDark && empty >= MIN_SPACE) lines += 1;
    empty = hasDark ? 0 : empty + 1;
  }
  return lines;
}

function drawn({ pixels, width }: Gray, parts: readonly Part[], height: number): Gray {
  const result = Buffer.alloc(width * height, 255);
  for (const part of parts)
    for (let row = 0; row < part.height; row += 1) {
      const start = (part.y + row) * width + part.x;
      pixels.copy(result, (part.toY + row) * width + part.toX, start, start + part.width);
    }
  return { pixels: result, width, height };
}

function hasInk({ pixels, width }: Gray, left: number, top: number, wide: number, high: number): boolean {
  let count = 0;
  for (let y = top; y < top + high; y += 2)
    for (let x = left; x < left + wide; x += 2)
      if ((pixels[y * width + x] ?? 255) < INK) {
        count += 1;
        if (count > 12) return true;
      }
  return false;
}

/** The offset of a point in the stacked picture from its original position; null between parts. */
export function wayBack(parts: readonly Part[], y: number): { x: number; y: number } | null {
  const part = parts.find(({ toY, height }) => toY - SPACE / 2 <= y && y <= toY + height + SPACE / 2);
  return part ? { x: part.x - part.toX, y: part.y - part.toY } : null;
}
