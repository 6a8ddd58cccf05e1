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
  if (old.length + next.length > MOST_WORDS) return joined([...runs('removed', old), ...runs('added', next)]);
  return joined(walk(old, next, commonLengths(old, next)));
}

const runs = (kind: WordRun['kind'], words: readonly string[]): WordRun[] =>
  words.map((text) => ({ kind, text }));

/** `lengths[i][j]` is how many words the rests from i and j have in common, in order. */
function commonLengths(old: readonly string[], next: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(next.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const [one, row, below] = [old[i], lengths[i], lengths[i + 1]];
    if (!row || !below) continue;
    for (let j = next.length - 1; j >= 0; j -= 1) {
      row[j] = one === next[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function walk(old: readonly string[], next: readonly string[], lengths: readonly Uint16Array[]): WordRun[] {
  const found: WordRun[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < next.length) {
    const [one = '', other = ''] = [old[i], next[j]];
    if (one === other) {
      found.push({ kind: 'same', text: one });
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      found.push({ kind: 'removed', text: one });
      i += 1;
    } else {
      found.push({ kind: 'added', text: other });
      j += 1;
    }
  }
  return [...found, ...runs('removed', old.slice(i)), ...runs('added', next.slice(j))];
}

function joined(found: readonly WordRun[]): WordRun[] {
  const all: WordRun[] = [];
  for (const run of found) {
    const last = all.at(-1);
    if (last?.kind === run.kind) all[all.length - 1] = { kind: run.kind, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}
