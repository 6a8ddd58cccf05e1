import type { GhostwriteChange, GhostwriteResult } from './ghostwrite-result.js';

const GAPS = /【[^】]*】/gu;
const MARKS = /[\s，。；：、！？,.;:!?'"“”‘’()（）]/gu;

/** The characters of a text in any order, without its marks and without places that are still to be filled in. */
const wordsOf = (text: string): string =>
  [...text.normalize('NFKC').replace(GAPS, '').replace(MARKS, '')].toSorted().join('');

/** Whether a change says something in other words, and not only in another order, with other marks or an open place. */
function changesWords({ before, parts }: Pick<GhostwriteChange, 'before' | 'parts'>): boolean {
  return parts.length > 1 || parts.some(({ text }) => wordsOf(text) !== wordsOf(before));
}

/** Whether a run gives other words than the résumé has; one that does not is not charged. */
export const writesWords = ({ variants }: Pick<GhostwriteResult, 'variants'>): boolean =>
  variants.some(({ changes }) => changes.some(changesWords));
