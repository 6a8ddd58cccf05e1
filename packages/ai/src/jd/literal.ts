import { latinAt } from './phrase-tokens.js';

/** A word as the text has it, in its own letters; null if the text does not contain it. */
export function literalIn(text: string, word: string): string | null {
  const lower = text.toLowerCase();
  const at = /^[a-z]/iu.test(word) ? latinAt(lower, word.toLowerCase()) : lower.indexOf(word.toLowerCase());
  // A plural may be found by its singular: report for reports.
  return at < 0
    ? null
    : text.slice(at, at + word.length).replace(/(?<=[A-Za-z])[^A-Za-z\d\u4e00-\u9fa5]+$/u, '');
}
