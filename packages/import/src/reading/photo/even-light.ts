import type { Gray } from '../picture-rules.js';

const BLOCK = 16;
const PAPER_RANK = 0.85; // of the pixels of a block: paper between letters
const MAX_STEP = 0.1; // between blocks of one area, as a logarithm
const MIN_AREA = 12; // blocks; smaller areas are thick letters and symbols
const DARKER = 0.72;
const LIGHTER = 1.3;
const MIN_LETTERS = 0.01; // of the pixels
const MAX_LIGHTER = 2;
const WHITE = 0.92; // of the paper: noise above it becomes white

/** The brightness of the paper in each block. */
export interface Light {
  values: Float32Array;
  columns: number;
  rows: number;
}

/** A picture whose paper is equally white everywhere, without shadows. */
export function withEvenLight(picture: Gray, light = lightOf(picture)): Gray {
  return divided(picture, light);
}

/** The light on the paper, also where something dark is printed. */
export function lightOf(picture: Gray): Light {
  const blocks = blocksOf(picture);
  const known = paperBlocks(blocks, picture);
  return smoothed(filled(blocks, known));
}

const UNEVEN = 0.82; // darkest to brightest paper
const ENDS = 0.04; // of the blocks, left out at both ends
const MIN_BETWEEN = 0.25; // of the blocks: light changes gradually, printed areas do not

/** Whether the light on the paper clearly changes from place to place, as only in a photograph. */
export function isUneven({ values }: Light): boolean {
  const sorted = values.toSorted();
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 255;
  const [dark, bright] = [at(ENDS), at(1 - ENDS)];
  const between = sorted.filter(
    (value) => value > dark + (bright - dark) * 0.2 && value < dark + (bright - dark) * 0.8,
  );
  return dark < bright * UNEVEN && between.length > sorted.length * MIN_BETWEEN;
}

function blocksOf({ pixels, width, height }: Gray): Light {
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const values = new Float32Array(columns * rows);
  const samples = new Uint8Array((BLOCK / 2) ** 2);
  for (let at = 0; at < values.length; at += 1) {
    const [left, top] = [(at % columns) * BLOCK, Math.floor(at / columns) * BLOCK];
    let count = 0;
    for (let y = top; y < Math.min(top + BLOCK, height); y += 2)
      for (let x = left; x < Math.min(left + BLOCK, width); x += 2) {
        samples[count] = pixels[y * width + x] ?? 255;
        count += 1;
      }
    const sorted = samples.subarray(0, count).sort();
    values[at] = Math.max(1, sorted[Math.floor((count - 1) * PAPER_RANK)] ?? 255);
  }
  return { values, columns, rows };
}

/**
 * The blocks that show paper. Areas of similar brightness are compared with their letters: dark letters on a darker
 * area mean a shadow on the paper, light ones a printed area.
 */
function paperBlocks(blocks: Light, picture: Gray): Uint8Array {
  const known = new Uint8Array(blocks.values.length);
  for (const area of areasOf(blocks))
    if (area.length >= MIN_AREA && hasDarkLetters(area, blocks, picture))
      for (const at of area) known[at] = 1;
  return known;
}

function areasOf({ values, columns }: Light): number[][] {
  const seen = new Uint8Array(values.length);
  const areas: number[][] = [];
  for (let start = 0; start < values.length; start += 1) {
    if (seen[start] === 1) continue;
    seen[start] = 1;
    const area = [start];
    for (let index = 0; index < area.length; index += 1) {
      const at = area[index] ?? 0;
      for (const next of neighboursOf(at, columns, values.length)) {
        if (seen[next] === 1) continue;
        if (Math.abs(Math.log((values[next] ?? 1) / (values[at] ?? 1))) > MAX_STEP) continue;
        seen[next] = 1;
        area.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}

function neighboursOf(at: number, columns: number, count: number): number[] {
  const column = at % columns;
  const near = [at - columns, at + columns];
  if (column > 0) near.push(at - 1);
  if (column < columns - 1) near.push(at + 1);
  return near.filter((next) => next >= 0 && next < count);
}

function hasDarkLetters(
  area: readonly number[],
  { columns, values }: Light,
  { pixels, width, height }: Gray,
): boolean {
  let [darker, lighter, all] = [0, 0, 0];
  for (const at of area) {
    const usual = values[at] ?? 255;
    const [left, top] = [(at % columns) * BLOCK, Math.floor(at / columns) * BLOCK];
    for (let y = top; y < Math.min(top + BLOCK, height); y += 4)
      for (let x = left; x < Math.min(left + BLOCK, width); x += 4) {
        const ratio = (pixels[y * width + x] ?? 255) / usual;
        all += 1;
        if (ratio < DARKER) darker += 1;
        if (ratio > LIGHTER) lighter += 1;
      }
  }
  return darker > lighter * MAX_LIGHTER + all * MIN_LETTERS;
}

/** Continues the light from the paper into the blocks without any. */
function filled({ values, columns, rows }: Light, known: Uint8Array): Light {
  const result = Float32Array.from(values);
  const done = Uint8Array.from(known);
  let open = [...done.keys()].filter((at) => done[at] === 0);
  if (open.length === done.length) return { values: result, columns, rows };
  while (open.length > 0) {
    const found: (readonly [number, number])[] = [];
    for (const at of open) {
      const near = neighboursOf(at, columns, values.length).filter((next) => done[next] === 1);
      if (near.length > 0)
        found.push([at, near.reduce((sum, next) => sum + (result[next] ?? 0), 0) / near.length]);
    }
    for (const [at, value] of found) {
      result[at] = value;
      done[at] = 1;
    }
    open = open.filter((at) => done[at] === 0);
  }
  return { values: result, columns, rows };
}

/** The median and then the mean of each neighbourhood. */
function smoothed(light: Light): Light {
  return mapped(
    mapped(light, (near) => near.sort((a, b) => a - b)[Math.floor(near.length / 2)] ?? 255),
    (near) => near.reduce((sum, value) => sum + value, 0) / near.length,
  );
}

function mapped({ values, columns, rows }: Light, pick: (near: number[]) => number): Light {
  const result = new Float32Array(values.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const near: number[] = [];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
          near.push(values[y * columns + x] ?? 255);
      result[row * columns + column] = pick(near);
    }
  return { values: result, columns, rows };
}

/** Brightness as a share of the light, interpolated between the middles of blocks. */
function divided({ pixels, width, height }: Gray, { values, columns, rows }: Light): Gray {
  const result = Buffer.alloc(pixels.length);
  const gains = new Float32Array(columns + 1);
  for (let y = 0; y < height; y += 1) {
    const at = Math.min(Math.max((y + 0.5) / BLOCK - 0.5, 0), rows - 1);
    const [top, share] = [Math.floor(at), at % 1];
    const [above, below] = [top * columns, Math.min(top + 1, rows - 1) * columns];
    for (let column = 0; column <= columns; column += 1) {
      const near = Math.min(column, columns - 1);
      gains[column] =
        255 / WHITE / ((values[above + near] ?? 255) * (1 - share) + (values[below + near] ?? 255) * share);
    }
    for (let x = 0; x < width; x += 1) {
      const across = Math.max((x + 0.5) / BLOCK - 0.5, 0);
      const left = Math.floor(across);
      const gain = (gains[left] ?? 1) + ((gains[left + 1] ?? 1) - (gains[left] ?? 1)) * (across - left);
      const value = (pixels[y * width + x] ?? 255) * gain;
      result[y * width + x] = value > 255 ? 255 : value;
    }
  }
  return { pixels: result, width, height };
}
