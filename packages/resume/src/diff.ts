import { diffArrays } from 'diff';
import { type Change, changesBetween } from './diff/changes.js';
import { pointerTo, labelPlace, type PlaceLabel } from './diff/place.js';
import { valueText } from './diff/value-text.js';
import type { ResumeDocument } from './document.js';
import { memoize } from './memoize.js';

/** One difference in readable form. */
export interface DescribedChange {
  readonly kind: Change['kind'];
  readonly label: PlaceLabel;
  readonly before: string;
  readonly after: string;
  /** Its location in the later copy, otherwise in the earlier one. */
  readonly pointer: string;
}

/** The differences under one heading. */
export interface ChangedPart {
  readonly section: string;
  readonly heading: string;
  readonly changes: readonly DescribedChange[];
}

// Derived or internal changes that are not shown.
const NOT_COMPARED = new Set(['stale', 'authorship', 'docVersion', 'variantOf', 'evidenceIds']);

/** The changes from one copy to the next, grouped in page order. */
export function describeChanges(before: ResumeDocument, after: ResumeDocument): ChangedPart[] {
  const parts = new Map<string, { heading: string; changes: DescribedChange[] }>();
  const shown = changesBetween(before, after).filter(
    ({ path }) => path[0] !== 'x' && !path.some((segment) => NOT_COMPARED.has(segment)),
  );
  for (const change of shown) {
    const described = describe(before, after, change);
    const { section, heading } = described.label;
    const part = parts.get(section) ?? { heading, changes: [] };
    part.changes.push(described);
    parts.set(section, part);
  }
  const rank = (section: string) => (section === 'basics' ? 0 : section === 'meta' ? 2 : 1);
  return [...parts]
    .map(([section, part]) => ({ section, ...part }))
    .sort((one, other) => rank(one.section) - rank(other.section));
}

function describe(before: ResumeDocument, after: ResumeDocument, change: Change): DescribedChange {
  const { path, kind } = change;
  const label = labelPlace(kind === 'removed' ? before : after, path);
  const words = (value: unknown) => (kind === 'moved' ? '' : valueText(value, label.options));
  return {
    kind,
    label,
    before: words(change.before),
    after: words(change.after),
    pointer: pointerTo(after, path) ?? pointerTo(before, path) ?? '',
  };
}

/** A run of text in both copies, or in one of them. */
export interface WordRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond this many words both texts are shown whole, because nobody reads such a long word diff. */
const MAX_WORDS = 1200;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const wordsOf = memoize((text): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment),
);

/** A word diff of two texts, with Chinese word segmentation. */
export function diffWords(before: string, after: string): WordRun[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const [old, next] = [wordsOf(before), wordsOf(after)];
  if (old.length + next.length > MAX_WORDS) return whole(before, after);
  return diffArrays([...old], [...next]).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

const whole = (before: string, after: string): WordRun[] => [
  ...(before === '' ? [] : [{ kind: 'removed' as const, text: before }]),
  ...(after === '' ? [] : [{ kind: 'added' as const, text: after }]),
];

export { type Change, changesBetween } from './diff/changes.js';
export { labelLine, labelPlace, type PlaceLabel } from './diff/place.js';
export { valueText } from './diff/value-text.js';
