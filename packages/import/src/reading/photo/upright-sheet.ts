import type { Gray } from '../picture-rules.js';
import type { Word } from '../recogniser.js';
import { withLevelLines } from './level-lines.js';
import { denseBand, isSideways, turned } from './text-direction.js';

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
