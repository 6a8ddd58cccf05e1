import { inkSpans } from './ink-spans.js';
import { type Room, roomsOf } from './letter-spans.js';
import { isHan } from './normal-text.js';
import { median } from './page-rows.js';
import type { Gray } from './picture-rules.js';
import type { Box, Word } from './recogniser.js';

/** A word whose position and preceding space were determined from the ink. */
export interface InkedWord extends Word {
  room?: Room;
}

const MIN_LETTERS = 2;
const MIN_CERTAINTY = 12;

interface Placed {
  text: string;
  confidence: number;
  bbox: Box;
  isFirst: boolean;
}

/**
 * The words of a line by its ink: OCR recognises letters well but places them badly, so gaps, bars and dots between
 * words are lost. If ink and letters do not match, the OCR words are kept.
 */
export function inkedWords(words: readonly Word[], picture: Gray): InkedWord[] {
  const letters = words.flatMap(lettersOf);
  if (letters.length < MIN_LETTERS) return [...words];
  const line = boxOf(words);
  const { spans, em } = inkSpans(picture, line);
  const wordsSeen = spans.length === 0 ? null : roomsOf(letters.map(bound), spans, em);
  if (wordsSeen === null) return [...words];
  const { rooms, drop, places } = wordsSeen;
  const result: InkedWord[] = [];
  for (const [at, letter] of letters.entries()) {
    if (drop.has(at)) continue;
    const [from, to] = places[at] ?? [letter.bbox.x0, letter.bbox.x1];
    const box = { x0: from, x1: to, y0: line.y0, y1: line.y1 };
    const last = result.at(-1);
    const room = rooms[at] ?? '';
    if (last === undefined || room !== '' || isNewWord(last.text, letter))
      result.push({ text: letter.text, confidence: letter.confidence, bbox: box, symbols: [], room });
    else {
      last.text += letter.text;
      last.confidence = Math.min(last.confidence, letter.confidence);
      last.bbox = { ...last.bbox, x1: to };
    }
  }
  return result;
}

// Uncertain letters stay separate words, so that they can be dropped individually.
const isNewWord = (before: string, { text, confidence, isFirst }: Placed): boolean =>
  isFirst || confidence < MIN_CERTAINTY || isHan(text) !== isHan(before.at(-1));

const LATIN = /[A-Za-z\d@._+-]/;
const bound = ({ text, isFirst }: Placed, at: number, all: readonly Placed[]) => ({
  text,
  isBound: !isFirst && LATIN.test(text) && LATIN.test(all[at - 1]?.text ?? ''),
});

const lettersOf = (word: Word): Placed[] =>
  [...word.text.trim()].map((text, at) => ({
    text,
    confidence: word.confidence,
    bbox: word.bbox,
    isFirst: at === 0,
  }));

const boxOf = (words: readonly Word[]): Box => ({
  x0: Math.min(...words.map(({ bbox }) => bbox.x0)),
  x1: Math.max(...words.map(({ bbox }) => bbox.x1)),
  y0: median(words.map(({ bbox }) => bbox.y0)),
  y1: median(words.map(({ bbox }) => bbox.y1)),
});
