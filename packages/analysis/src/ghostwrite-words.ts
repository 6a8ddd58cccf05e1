import type { GhostwriteChange, GhostwriteResult } from './ghostwrite-result.js';

const GAPS = /【[^】]*】/gu;
const MARKS = /[\s，。；：、！？,.;:!?'"“”‘’()（）]/gu;

/** The characters of a text in any order, without punctuation and placeholders. */
const wordsOf = (text: string): string =>
  [...text.normalize('NFKC').replace(GAPS, '').replace(MARKS, '')].toSorted().join('');

/** Whether a change alters the wording, not only the order, the punctuation or a placeholder. */
function changesWords({ before, parts }: Pick<GhostwriteChange, 'before' | 'parts'>): boolean {
  return parts.length > 1 || parts.some(({ text }) => wordsOf(text) !== wordsOf(before));
}

/** Whether a run changes the wording of the résumé; a run that does not is not charged. */
export const writesWords = ({ variants }: Pick<GhostwriteResult, 'variants'>): boolean =>
  variants.some(({ changes }) => changes.some(changesWords));
