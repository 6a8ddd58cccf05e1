import { isCommon } from './common-words.js';
import { relatedWordsOf } from './related-words.js';
import { nounsOf } from './part-names.js';
import { ALTERNATIVES } from './phrase-parts.js';
import { literalIn } from './literal.js';
import { type Token, tokensOf } from './phrase-tokens.js';
import { runOf } from './read-run.js';

const MIN_LENGTH = 2;
const MAX_LENGTH = 10;

/** The words that a token may be matched by, the longest first. */
const wordsOf = ({ words, kind }: Token): string[] => {
  const parts = runOf(words[0] ?? '').own;
  return [...new Set([...words, ...(kind === 'run' ? parts.flatMap(relatedWordsOf) : parts)])].sort(
    (a, b) => b.length - a.length,
  );
};

/** The words of a text by which a part of a clause is matched, as the text has them. */
export function matchedWordsOf(part: string, text: string): string[] {
  const whole = nounsOf([part])
    .filter((noun) => noun.length <= MAX_LENGTH)
    .flatMap((noun) => literalIn(text, noun) ?? []);
  if (whole.length > 0) return whole;
  const tokens = part.split(ALTERNATIVES).flatMap((choice) => tokensOf(choice));
  const specific = tokens.filter(({ isGeneral }) => !isGeneral);
  const found = (specific.length > 0 ? specific : tokens).flatMap(
    (token) =>
      wordsOf(token)
        .flatMap((word) => literalIn(text, word) ?? [])
        .find((word) => word.length >= MIN_LENGTH && (!isCommon(word) || specific.length === 0)) ?? [],
  );
  return [...new Set(found)].filter((word) => !found.some((other) => other !== word && other.includes(word)));
}

/** The words of several texts by which parts are matched; each part is taken from the first text that has it. */
export const matchedWordsIn = (parts: readonly string[], texts: readonly { text: string }[]): string[] => [
  ...new Set(
    parts.flatMap(
      (part) => texts.map(({ text }) => matchedWordsOf(part, text)).find((words) => words.length > 0) ?? [],
    ),
  ),
];
