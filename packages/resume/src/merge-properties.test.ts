import { assert, constantFrom, integer, property } from 'fast-check';
import { type Change, changesBetween } from './diff.js';
import { valueIn } from './diff/place.js';
import { asList, keyOf, pathKey, shapeOf } from './diff/shape.js';
import { type ResumeDocument, resumeDocument } from './document.js';
import { generateResume, SHAPES } from './generate.js';
import { editResume } from './generate/edits.js';
import { type Choice, type Conflict, mergeDocuments } from './merge.js';
import { sameValue } from './same-value.js';

// Fixed, so that a commit passes or fails on every machine; use another seed and more runs to search further.
const SEED = 20_261_121;
const RUNS = 60;
const seed = integer({ min: 0, max: 100_000 });
const triple = (one: number, other: number, shape: (typeof SHAPES)[number], edits: number) => {
  const base = generateResume(one, shape);
  return { base, mine: editResume(base, one * 2, edits), theirs: editResume(base, other * 2 + 1, edits) };
};
type Triple = ReturnType<typeof triple>;
const check = (holds: (copies: Triple) => void) =>
  assert(
    property(seed, seed, constantFrom(...SHAPES), integer({ min: 1, max: 12 }), (...parts) => {
      holds(triple(...parts));
    }),
    { seed: SEED, numRuns: RUNS },
  );

describe('merging', () => {
  it('takes the side that changed if the other did not', () => {
    check(({ base, mine }) => {
      expect(mergeDocuments(base, mine, mine)).toEqual({ document: mine, conflicts: [] });
      expect(mergeDocuments(base, mine, base)).toEqual({ document: mine, conflicts: [] });
      expect(mergeDocuments(base, base, mine)).toEqual({ document: mine, conflicts: [] });
    });
  });

  it('produces a valid document', () => {
    check(({ base, mine, theirs }) => {
      const { document } = mergeDocuments(base, mine, theirs);
      expect(resumeDocument.safeParse(document).error).toBeUndefined();
    });
  });

  it('is symmetric, except for conflicts', () => {
    check(({ base, mine, theirs }) => {
      const one = mergeDocuments(base, mine, theirs);
      const other = mergeDocuments(base, theirs, mine);
      expect(one.conflicts.map(({ key }) => key).sort()).toEqual(
        other.conflicts.map(({ key }) => key).sort(),
      );
      const choices = new Map(one.conflicts.map(({ key }): [string, Choice] => [key, 'mine']));
      const turned = new Map(one.conflicts.map(({ key }): [string, Choice] => [key, 'theirs']));
      expect(mergeDocuments(base, mine, theirs, choices).document).toEqual(
        mergeDocuments(base, theirs, mine, turned).document,
      );
    });
  });

  it('loses nothing: every change of either side is in the result or among the conflicts', () => {
    check(losesNothing);
  });

  it('loses nothing if one side added words and the other replaced one (regression)', () => {
    losesNothing(triple(15_828, 74_317, 'short', 9));
  });

  it('keeps every statement of either side, whatever is decided', () => {
    check(({ base, mine, theirs }) => {
      const { conflicts } = mergeDocuments(base, mine, theirs);
      const both = new Map(conflicts.map(({ key }): [string, Choice] => [key, 'both']));
      const { document } = mergeDocuments(base, mine, theirs, both);
      const text = JSON.stringify(document);
      const marks = (side: ResumeDocument) => {
        const kept = { ...side, basics: {}, meta: {} };
        return JSON.stringify(kept).match(/m\d+t\d+/g) ?? [];
      };
      const conflictKeys = JSON.stringify(
        conflicts.filter(({ entry, kind }) => entry === undefined || kind !== 'value'),
      );
      for (const mark of [...marks(mine), ...marks(theirs)]) expect(text + conflictKeys).toContain(mark);
    });
  });
});

function losesNothing({ base, mine, theirs }: Triple): void {
  const { document, conflicts } = mergeDocuments(base, mine, theirs);
  for (const [side, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const lost = changesBetween(base, side).filter(
      (change) =>
        change.path.at(-1) !== 'stale' &&
        !conflicts.some((conflict) => asksAbout(conflict, change)) &&
        !isIn(document, change, valueIn(other, change.path)),
    );
    expect(lost).toEqual([]);
  }
}

/** A conflict about an order says nothing about the items. */
function asksAbout({ key, kind }: Conflict, change: Change): boolean {
  const [conflictKey, changed] = [`${key}/`, `${pathKey(change.path)}/`];
  if (kind === 'order') return conflictKey === changed && change.kind === 'moved';
  return changed.startsWith(conflictKey) || conflictKey.startsWith(changed);
}

/** Whether a side's change is in the merged document, given the other side's change at the same path. */
function isIn(document: ResumeDocument, { path, kind, before, after }: Change, other: unknown): boolean {
  const value = valueIn(document, path);
  if (kind === 'moved') return sameValue(...commonOrders(path, value, after, other));
  if (Array.isArray(after) && shapeOf(path, [before, after]) === 'values')
    return hasWords(asList(value), { before: asList(before), after, other: asList(other) });
  // An item added by one side cannot have been edited by the other.
  return sameValue(value, after) || (after === undefined && sameValue(value, {}));
}

type Lists = Readonly<Record<'before' | 'after' | 'other', readonly unknown[]>>;

/**
 * Every added word is there, no removed one is, and an unchanged word is missing only if the other side
 * removed it.
 */
function hasWords(words: readonly unknown[], { before, after, other }: Lists): boolean {
  const has = (list: readonly unknown[], word: unknown) => list.some((each) => sameValue(each, word));
  return (
    after.every((word) => has(words, word) || (has(before, word) && !has(other, word))) &&
    before.every((word) => has(after, word) || !has(words, word))
  );
}

/** The order of the items that all of these copies have, in the first two. */
function commonOrders(path: readonly string[], ...copies: readonly unknown[]): [string[], string[]] {
  const list = path.at(-1) ?? '';
  const orders = copies.map((copy) => asList(copy).map((member) => keyOf(list, member) ?? ''));
  const [one = [], two = []] = orders.map((keys) =>
    keys.filter((key) => orders.every((each) => each.includes(key))),
  );
  return [one, two];
}
