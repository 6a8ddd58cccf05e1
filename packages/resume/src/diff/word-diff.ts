import { diffArrays } from 'diff';
import { memoize } from '../memoize.js';

/** A run of text that both have, or only one of them. */
export interface WordRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond this many words the two texts are shown whole: nobody reads a finer difference of such a length. */
const MOST_WORDS = 1200;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const wordsOf = memoize((text): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment),
);

/** The difference of two texts by words, Chinese ones included. */
export function diffWords(before: string, after: string): WordRun[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const [old, next] = [wordsOf(before), wordsOf(after)];
  if (old.length + next.length > MOST_WORDS) return whole(before, after);
  return diffArrays([...old], [...next]).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

const whole = (before: string, after: string): WordRun[] => [
  ...(before === '' ? [] : [{ kind: 'removed' as const, text: before }]),
  ...(after === '' ? [] : [{ kind: 'added' as const, text: after }]),
];
