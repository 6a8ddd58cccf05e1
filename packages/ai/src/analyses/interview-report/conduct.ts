import type { Harm } from './harm.js';

/** Conduct described in any word order: a sentence that matches all of `all` and not `unless`. */
export interface Conduct {
  all: readonly RegExp[];
  unless: RegExp;
  /** What it is and what to say instead. */
  words: Harm['words'];
  /** Whether it is a gift for a decision, which is judged by who receives it. */
  isGift?: boolean;
}

/** Whether a sentence describes the conduct; `excuse` is the text in which an exculpation counts. */
export const tellsOf = ({ all, unless }: Conduct, sentence: string, excuse = sentence): boolean =>
  all.every((part) => part.test(sentence)) && !unless.test(excuse);
