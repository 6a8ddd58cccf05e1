import type { Harm } from './harm.js';

/** Conduct described in any word order: a sentence that matches all of `all` and not `unless`. */
export interface Conduct {
  all: readonly RegExp[];
  unless: RegExp;
  /** What it is and what to say instead. */
  words: Harm['words'];
}

/** Whether a sentence describes the conduct. */
export const tellsOf = ({ all, unless }: Conduct, sentence: string): boolean =>
  all.every((part) => part.test(sentence)) && !unless.test(sentence);
