import type { ResumeDocument } from '../document.js';
import { type Change, changesBetween } from './changes.js';
import { pointerTo } from './place.js';
import { labelPlace, type PlaceLabel } from './place-label.js';
import { valueText } from './value-text.js';

/** One difference as a person reads it. */
export interface DescribedChange {
  readonly kind: Change['kind'];
  readonly label: PlaceLabel;
  readonly before: string;
  readonly after: string;
  /** Where it stands in the later copy, else in the earlier one. */
  readonly pointer: string;
}

/** The differences under one heading. */
export interface ChangedPart {
  readonly section: string;
  readonly heading: string;
  readonly changes: readonly DescribedChange[];
}

// What follows from other changes, or is nobody's reading.
const UNTOLD = new Set(['stale', 'authorship', 'docVersion', 'variantOf', 'evidenceIds']);

/** What changed from one copy to the next, part by part in the order of the page. */
export function describeChanges(before: ResumeDocument, after: ResumeDocument): ChangedPart[] {
  const parts = new Map<string, { heading: string; changes: DescribedChange[] }>();
  const told = changesBetween(before, after).filter(
    ({ path }) => path[0] !== 'x' && !path.some((segment) => UNTOLD.has(segment)),
  );
  for (const change of told) {
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
