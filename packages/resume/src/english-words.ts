import type { Meta } from './meta.js';
import type { Language } from './text.js';

/** Words that are stored once for both languages, as printed in one of them: skills and tools. */
export const wordsIn = (
  { englishWords = {} }: Pick<Meta, 'englishWords'>,
  lang: Language,
  words: readonly string[],
): string[] =>
  lang === 'zh'
    ? [...words]
    : words.map((word) => (Object.hasOwn(englishWords, word) ? (englishWords[word] ?? word) : word));
