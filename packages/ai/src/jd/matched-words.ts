import { sharedRun } from '../text/shared-run.js';
import { boundariesOf } from '../text/words.js';
import { isCommon } from './common-words.js';
import { literalIn } from './literal.js';
import { nounsOf } from './part-names.js';
import { ALTERNATIVES } from './phrase-parts.js';
import { type Token, tokensOf } from './phrase-tokens.js';
import { runOf } from './read-run.js';
import { relatedWordsOf } from './related-words.js';

const MIN_LENGTH = 2;
const MAX_LENGTH = 10;

/** The words that a token may be matched by, the longest first. */
const wordsOf = ({ words, kind }: Token): string[] => {
  const parts = runOf(words[0] ?? '').own;
  return [...new Set([...words, ...(kind === 'run' ? parts.flatMap(relatedWordsOf) : parts)])].sort(
    (a, b) => b.length - a.length,
  );
};

const MIN_RUN = 4;
/** The whole words that a part and a text have in common, if they name the thing fully: 书写护理记录; null if they do not. */
function sharedWords(part: string, text: string): string | null {
  const run = sharedRun(part, text).replace(/^[的了]|[的了]$/gu, '');
  const isWhole = [part, text].every((each) => {
    const cuts = boundariesOf(each);
    const from = each.indexOf(run);
    return cuts.has(from) && cuts.has(from + run.length);
  });
  return isWhole && /^\p{Script=Han}+$/u.test(run) && run.length >= MIN_RUN && run.length <= MAX_LENGTH
    ? run
    : null;
}

/** The words of a text by which a part of a clause is matched, as the text has them. */
export function matchedWordsOf(part: string, text: string): string[] {
  const whole = nounsOf([part])
    .filter((noun) => noun.length <= MAX_LENGTH)
    .flatMap((noun) => literalIn(text, noun) ?? []);
  if (whole.length > 0) return whole;
  const run = sharedWords(part, text);
  if (run !== null) return [run];
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
