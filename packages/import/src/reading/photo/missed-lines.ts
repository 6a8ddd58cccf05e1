import sharp from 'sharp';
import type { Gray } from '../picture-rules.js';
import { rawPixels } from '../raw-pixels.js';
import type { Box, Word } from '../recogniser.js';

const BLOCK = 12;
const DARK = 150;
const MIN_INK = 0.04; // of a block
const MAX_GAP = 3; // blocks between two letters of a line
const AROUND = 6; // pixels around the recognised words
const LETTERS = { minHeight: 20, maxHeight: 140, minInk: 0.08, maxInk: 0.55 };
const MARGIN = 14;
const MAX_LINES = 8;
const MIN_CERTAINTY = 60;
const BEST_HEIGHT = 46; // pixels of a line: OCR misreads letters that are larger

/**
 * The lines that OCR left out: its analysis of the page takes letters for pictures if they are much larger than the
 * others, as those of a name are. Each is recognised separately.
 */
export async function missedLines(
  picture: Gray,
  found: readonly (readonly Word[])[],
  recognise: (picture: Gray) => Promise<Word[][]>,
): Promise<Word[][]> {
  const result: Word[][] = [];
  for (const box of missedBoxes(picture, found)) {
    const part = cutOut(picture, box);
    const factor = Math.min(1, BEST_HEIGHT / (box.y1 - box.y0));
    for (const line of await recognise(await shrunk(part.gray, factor))) {
      const words = line.map((word) => movedBack(word, part, factor));
      if (isLikely(words)) result.push(words);
    }
  }
  return result;
}

const isLikely = (words: readonly Word[]): boolean =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) >= words.length * MIN_CERTAINTY &&
  words.map(({ text }) => text.replace(/[^\p{L}\d]/gu, '')).join('').length > 1;

/** Boxes around ink of the size of letters that is in no recognised word. */
export function missedBoxes(picture: Gray, found: readonly (readonly Word[])[]): Box[] {
  const { width, height } = picture;
  const [columns, rows] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)];
  const inked = new Uint8Array(columns * rows);
  for (let at = 0; at < inked.length; at += 1) {
    const [left, top] = [(at % columns) * BLOCK, Math.floor(at / columns) * BLOCK];
    const block = { x0: left, y0: top, x1: left + BLOCK, y1: top + BLOCK };
    if (inkIn(picture, block) > MIN_INK) inked[at] = 1;
  }
  for (const { bbox } of found.flat())
    for (let y = Math.floor((bbox.y0 - AROUND) / BLOCK); y <= (bbox.y1 + AROUND) / BLOCK; y += 1)
      for (let x = Math.floor((bbox.x0 - AROUND) / BLOCK); x <= (bbox.x1 + AROUND) / BLOCK; x += 1)
        if (x >= 0 && y >= 0 && x < columns && y < rows) inked[y * columns + x] = 0;
  return groupsOf(inked, columns)
    .filter((box) => isOfLetters(picture, box))
    .sort((a, b) => b.y1 - b.y0 - (a.y1 - a.y0))
    .slice(0, MAX_LINES);
}

function inkIn({ pixels, width }: Gray, { x0, y0, x1, y1 }: Box): number {
  let count = 0;
  for (let y = y0; y < y1; y += 1)
    for (let x = x0; x < x1; x += 1) if ((pixels[y * width + x] ?? 255) < DARK) count += 1;
  return count / Math.max(1, (x1 - x0) * (y1 - y0));
}

/** Inked blocks next to each other, with gaps along a line. */
function groupsOf(inked: Uint8Array, columns: number): Box[] {
  const boxes: Box[] = [];
  for (let start = 0; start < inked.length; start += 1) {
    if (inked[start] !== 1) continue;
    inked[start] = 0;
    const box = { x0: Number.POSITIVE_INFINITY, y0: Number.POSITIVE_INFINITY, x1: 0, y1: 0 };
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      box.x0 = Math.min(box.x0, x * BLOCK);
      box.y0 = Math.min(box.y0, y * BLOCK);
      box.x1 = Math.max(box.x1, (x + 1) * BLOCK);
      box.y1 = Math.max(box.y1, (y + 1) * BLOCK);
      for (let row = y - 1; row <= y + 1; row += 1)
        for (let column = x - MAX_GAP; column <= x + MAX_GAP; column += 1) {
          const next = row * columns + column;
          if (column < 0 || column >= columns || inked[next] !== 1) continue;
          inked[next] = 0;
          open.push(next);
        }
    }
    boxes.push(box);
  }
  return boxes;
}

function isOfLetters(picture: Gray, box: Box): boolean {
  const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0];
  const isInside =
    box.x0 > BLOCK && box.y0 > BLOCK && box.x1 < picture.width - BLOCK && box.y1 < picture.height - BLOCK;
  if (!isInside || high < LETTERS.minHeight || high > LETTERS.maxHeight || wide < high) return false;
  const ink = inkIn(picture, box);
  return ink > LETTERS.minInk && ink < LETTERS.maxInk;
}

/** A part of the picture with white around it. */
function cutOut(
  { pixels, width, height }: Gray,
  { x0, y0, x1, y1 }: Box,
): { gray: Gray; x: number; y: number } {
  const [left, top] = [Math.max(0, x0 - MARGIN), Math.max(0, y0 - MARGIN)];
  const [right, bottom] = [Math.min(width, x1 + MARGIN), Math.min(height, y1 + MARGIN)];
  const wide = right - left + 2 * MARGIN;
  const high = bottom - top + 2 * MARGIN;
  const part = Buffer.alloc(wide * high, 255);
  for (let y = top; y < bottom; y += 1)
    pixels.copy(part, (y - top + MARGIN) * wide + MARGIN, y * width + left, y * width + right);
  return { gray: { pixels: part, width: wide, height: high }, x: left - MARGIN, y: top - MARGIN };
}

const shrunk = ({ pixels, width, height }: Gray, factor: number): Promise<Gray> =>
  rawPixels(
    sharp(pixels, { raw: { width, height, channels: 1 } })
      .resize({ width: Math.round(width * factor) })
      .extractChannel(0),
  );

const movedBack = (word: Word, { x, y }: { x: number; y: number }, factor: number): Word => {
  const { x0, x1, y0, y1 } = word.bbox;
  const [left, right] = [x0, x1].map((at) => Math.round(at / factor) + x);
  const [top, bottom] = [y0, y1].map((at) => Math.round(at / factor) + y);
  return { ...word, bbox: { x0: left ?? 0, x1: right ?? 0, y0: top ?? 0, y1: bottom ?? 0 } };
};
