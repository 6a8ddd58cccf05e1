import type { Gray } from '../picture-rules.js';
import type { Word } from '../recogniser.js';
import { withLevelLines } from './level-lines.js';

const STRIP = 160; // pixels: within a strip, slightly skewed lines are still level
const DARK = 150;
const STEP = 2;
const RULE = 0.6; // of a strip: no line of text is as dark
const CLEAR = 1.3;

/** Whether lines of text run from top to bottom: columns then differ from their neighbours more than rows do. */
export function isSideways(picture: Gray): boolean {
  return changesAcross(picture, true) * CLEAR < changesAcross(picture, false);
}

/** How much neighbouring rows (or columns) differ, strip by strip. */
function changesAcross({ pixels, width, height }: Gray, isByRows: boolean): number {
  const [across, along] = isByRows ? [height, width] : [width, height];
  const [step, stride] = isByRows ? [1, width] : [width, 1];
  let changes = 0;
  for (let strip = 0; strip + STRIP <= along; strip += STRIP) {
    let before = 0;
    for (let at = 0; at < across; at += STEP) {
      let count = 0;
      for (let place = strip; place < strip + STRIP; place += STEP)
        if ((pixels[at * stride + place * step] ?? 255) < DARK) count += 1;
      if (count * STEP > STRIP * RULE) continue;
      changes += (count - before) ** 2;
      before = count;
    }
  }
  return changes / (across * along);
}

/** A picture turned clockwise by quarters. */
export function turned({ pixels, width, height }: Gray, quarters: 1 | 2 | 3): Gray {
  const result = Buffer.alloc(pixels.length);
  const [newWidth, newHeight] = quarters === 2 ? [width, height] : [height, width];
  for (let y = 0; y < newHeight; y += 1)
    for (let x = 0; x < newWidth; x += 1) {
      const [column, row] =
        quarters === 1
          ? [y, height - 1 - x]
          : quarters === 2
            ? [width - 1 - x, height - 1 - y]
            : [width - 1 - y, x];
      result[y * newWidth + x] = pixels[row * width + column] ?? 255;
    }
  return { pixels: result, width: newWidth, height: newHeight };
}

const BAND = 0.05; // of the height: two or three lines

/** The band of a picture with the most letters, to compare both directions at little cost. */
export function denseBand({ pixels, width, height }: Gray): Gray {
  const rows = Math.round(height * BAND);
  let best = { top: 0, count: -1 };
  for (let top = 0; top + rows <= height; top += Math.ceil(rows / 2)) {
    let count = 0;
    for (let at = top * width; at < (top + rows) * width; at += 7) if ((pixels[at] ?? 255) < DARK) count += 1;
    if (count > best.count && count < (rows * width) / 7 / 3) best = { top, count };
  }
  return { pixels: pixels.subarray(best.top * width, (best.top + rows) * width), width, height: rows };
}

const CLEARLY_READ = 0.7;

type Recognise = (picture: Gray) => Promise<Word[][]>;

/** A sheet turned so that its text is upright, with level lines. */
export async function uprightSheet(sheet: Gray, recognise: Recognise): Promise<Gray> {
  return withLevelLines(await turnedUpright(sheet, recognise));
}

/** OCR of a few lines decides between the two directions. */
async function turnedUpright(sheet: Gray, recognise: Recognise): Promise<Gray> {
  const level = isSideways(sheet) ? turned(sheet, 1) : sheet;
  const band = denseBand(level);
  const certainty = certaintyOf(await recognise(band));
  if (certainty > CLEARLY_READ) return level;
  return certaintyOf(await recognise(turned(band, 2))) > certainty ? turned(level, 2) : level;
}

/** The mean certainty of the recognised letters, from 0 to 1. */
function certaintyOf(lines: readonly (readonly Word[])[]): number {
  let [sum, count] = [0, 0];
  for (const { text, confidence } of lines.flat()) {
    const letters = text.trim().length;
    sum += (letters * confidence) / 100;
    count += letters;
  }
  return count === 0 ? 0 : sum / count;
}
