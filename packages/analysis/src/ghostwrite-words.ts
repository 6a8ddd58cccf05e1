import type { GhostwriteChange, GhostwriteResult } from './ghostwrite-result.js';

const GAPS = /【[^】]*】/gu;
const MARKS = /[\s，。；：、！？,.;:!?'"“”‘’()（）]/gu;

/** The characters of a text, without punctuation and placeholders. */
const charactersOf = (text: string): string[] => [
  ...text.normalize('NFKC').replace(GAPS, '').replace(MARKS, ''),
];

/** The same characters, sorted, so that their order does not matter. */
const wordsOf = (text: string): string => charactersOf(text).toSorted().join('');

/** Whether a change alters the wording, not only the order, the punctuation or a placeholder. */
function changesWords({ before, parts }: Pick<GhostwriteChange, 'before' | 'parts'>): boolean {
  return parts.length > 1 || parts.some(({ text }) => wordsOf(text) !== wordsOf(before));
}

/** Whether a run changes the wording of the résumé. */
export const writesWords = ({ variants }: Pick<GhostwriteResult, 'variants'>): boolean =>
  variants.some(({ changes }) => changes.some(changesWords));

/** Whether a change only removes words from the statement. */
function onlyDeletes({ before, parts }: Pick<GhostwriteChange, 'before' | 'parts'>): boolean {
  const [kept, ...others] = parts.map(({ text }) => charactersOf(text));
  let next = 0;
  for (const character of charactersOf(before)) if (character === kept?.[next]) next += 1;
  return others.length === 0 && next === kept?.length;
}

/** Whether a run writes new text; one that only deletes words, reorders them or changes punctuation is not charged. */
export const writesText = ({ variants }: Pick<GhostwriteResult, 'variants'>): boolean =>
  variants.some(({ changes }) => changes.some((change) => changesWords(change) && !onlyDeletes(change)));
