import { latinAt } from './phrase-tokens.js';

/** A word as the text has it, in its own letters; null if the text does not contain it. */
export function literalIn(text: string, word: string): string | null {
  const lower = text.toLowerCase();
  const at = /^[a-z]/iu.test(word) ? latinAt(lower, word.toLowerCase()) : lower.indexOf(word.toLowerCase());
  // A plural may be found by its singular: report for reports.
  // 不良率 is the opposite of 良率.
  const from = at > 0 && /^[不零无非][\u4e00-\u9fa5]/u.test(text.slice(at - 1, at + 1)) ? at - 1 : at;
  return at < 0
    ? null
    : text.slice(from, at + word.length).replace(/(?<=[A-Za-z])[^A-Za-z\d\u4e00-\u9fa5+#]+$/u, '');
}
