import { examName } from './exam-names.js';
import type { Meta } from './meta.js';
import type { Language } from './text.js';

type Words = Pick<Meta, 'englishWords'>;

/** The English form of a word that is stored once for both languages: its owner's, or of a standard examination. */
export const englishWord = ({ englishWords = {} }: Words, word: string): string | undefined =>
  (Object.hasOwn(englishWords, word) ? englishWords[word] : undefined) ?? examName(word);

/** Words that are stored once for both languages, as printed in one of them: skills, tools, examinations. */
export const wordsIn = (words: Words, lang: Language, stored: readonly string[]): string[] =>
  lang === 'zh' ? [...stored] : stored.map((word) => englishWord(words, word) ?? word);
