import type { LetterInput } from '@qicheng/analysis/cover-letter';
import { snapshotOf } from '../jd/a-resume.js';
import { POSTINGS } from '../jd/postings.js';
import type { Written } from '../resume-analysis/written-resume.js';

/** Two letters for one post: the second one is the first with the edit that `edit` names. */
export interface LetterPair {
  edit: string;
  input: LetterInput;
  weak: string;
  improved: string;
}

export const TODAY = '2025-11-20';

/** What is asked about a post of the test postings. */
export const letterInput = (
  posting: string,
  resume?: Written,
  more: Partial<LetterInput> = {},
): LetterInput => {
  const found = POSTINGS.find(({ name }) => name === posting);
  return {
    letter: '',
    company: found?.company ?? '',
    position: found?.title ?? '',
    addressee: '',
    jd: found?.text ?? '',
    resume: snapshotOf(resume),
    today: TODAY,
    ...more,
  };
};

/** A letter with some of its words replaced; words that are not there are a mistake of the test. */
export function edited(letter: string, ...changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`not in the letter: ${from}`);
    return text.replaceAll(from, to);
  }, letter);
}
