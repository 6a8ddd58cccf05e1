import { clipped } from './clipped.js';

const CLAUSE_END = /^.*(?=[，,；;。！？!?：:])/su;

let segmenter: Intl.Segmenter | undefined;

/** The text without the word that the cut splits. */
function wholeWords(text: string, length: number): string {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const cut = segmenter.segment(text).containing(length);
  return cut && cut.index < length ? text.slice(0, cut.index) : clipped(text, length);
}

/** The beginning of a text as a quotation of at most `length` UTF-16 units: up to the end of a clause, or of a word. */
export function excerpt(text: string, length: number): string {
  const whole = text.trim();
  if (whole.length <= length) return whole;
  const most = length - 1;
  const [clauses = ''] = CLAUSE_END.exec(whole.slice(0, most + 1)) ?? [];
  if (clauses.length >= length / 2) return `${clauses}…`;
  const words = wholeWords(whole, most).replace(/[，,；;、：:（(\s]+$/u, '');
  return `${words === '' ? clipped(whole, most) : words}…`;
}
