import type { Harm } from './harm.js';

/** Conduct that is told in any order of words: a sentence that has all of these and none that undoes them. */
export interface Conduct {
  all: readonly RegExp[];
  unless: RegExp;
  /** What it is and what to say instead. */
  words: Harm['words'];
}

/** Whether a sentence tells of the conduct. */
export const tellsOf = ({ all, unless }: Conduct, sentence: string): boolean =>
  all.every((part) => part.test(sentence)) && !unless.test(sentence);
