import { GENERAL, isActionWord, isEmptyWord } from './read-terms.js';

/** Whether a word is too common to distinguish anything. */
export const isCommon = (word: string): boolean =>
  GENERAL.has(word) || isActionWord(word) || isEmptyWord(word);
