import type { ReadText } from '@qicheng/analysis/job-description';
import { clipped } from '../text/clipped.js';
import type { Piece } from './piece.js';

const SENTENCE_LENGTH = 400;

/** A value of a posting with its source sentence. */
export const readFrom = (text: string, sentence: Piece): ReadText => ({
  text: clipped(text.trim(), 200),
  sentence: clipped(sentence.raw, SENTENCE_LENGTH),
});
