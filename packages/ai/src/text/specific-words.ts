import { memoize } from '@qicheng/resume/memoize';
import { commonWords, taggedWordsOf } from './words.js';

const HAS_HAN = /\p{Script=Han}/u;
/** Nouns, verbs, adjectives and compounds in jieba’s notation; an idiom names nothing. */
const CONTENT = /^[nval]/u;
/** Two words of general use that the dictionary has as one: 我会, 没事, 太多. */
const JOINED = /^[我你他她它咱这那就都也不没很太会要能可再先后还多有是在]/u;
const MIN_LENGTH = 2;

/** The distinct content words of a text that are not in everybody’s daily use, whatever the trade. */
export const specificWordsOf = memoize(
  (text): ReadonlySet<string> =>
    new Set(
      taggedWordsOf(text).flatMap(({ text: word, tag }) =>
        [...word].length >= MIN_LENGTH &&
        HAS_HAN.test(word) &&
        CONTENT.test(tag) &&
        !JOINED.test(word) &&
        !commonWords().has(word)
          ? word
          : [],
      ),
    ),
);

/** Those of them that another text does not have. */
export const specificWordsBeyond = (text: string, other: string): string[] =>
  [...specificWordsOf(text)].filter((word) => !other.includes(word));
