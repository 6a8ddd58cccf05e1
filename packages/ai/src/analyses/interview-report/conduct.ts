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
export const matchOf = ({ all, unless }: Conduct, sentence: string, excuse = sentence): boolean =>
  all.every((part) => part.test(sentence)) && !unless.test(excuse);

/** The first of several kinds of conduct that is described, with its sentences; undefined if there is none. */
export const firstMatch = (
  conducts: readonly Conduct[],
  sentences: readonly string[],
): { words: string; sentences: string[] } | undefined =>
  conducts
    .map((conduct) => ({
      words: conduct.words,
      sentences: sentences.filter((sentence) => matchOf(conduct, sentence)),
    }))
    .find((each) => each.sentences.length > 0);
