import { GENERAL, isActionWord, isEmptyWord } from './read-terms.js';

/** Whether a word is too common to tell one thing from another. */
export const isCommon = (word: string): boolean =>
  GENERAL.has(word) || isActionWord(word) || isEmptyWord(word);
