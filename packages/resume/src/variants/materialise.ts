import type { ResumeDocument } from '../document.js';
import type { VariantOverride } from '../meta.js';
import { overrideKey } from './override.js';
import {
  change,
  find,
  type Identified,
  isFields,
  isIdentified,
  isIdList,
  isSame,
  segmentsOf,
} from './place.js';

/**
 * A list with one entry inserted after another: at the front without one, at the end if that one was removed.
 */
export function withAdded<Entry extends Identified>(
  entries: readonly Entry[],
  entry: Entry,
  after: string | undefined,
): Entry[] {
  if (after === undefined) return [entry, ...entries];
  const place = entries.findIndex(({ id }) => id === after);
  return place === -1 ? [...entries, entry] : entries.toSpliced(place + 1, 0, entry);
}

/** A list in a given order; unknown entries stay after their predecessor. */
function inOrder<Entry extends Identified>(entries: readonly Entry[], ids: readonly string[]): Entry[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const ordered = ids.map((id) => known.get(id)).filter((entry) => entry !== undefined);
  const placed = new Set(ordered.map(({ id }) => id));
  return entries.reduce(
    (list, entry, index) => (placed.has(entry.id) ? list : withAdded(list, entry, entries[index - 1]?.id)),
    ordered,
  );
}

/** A field that the base has changed or removed since the variant overrode it. */
export interface VariantConflict {
  key: string;
  kind: 'changed' | 'removed';
  override: VariantOverride;
}

export interface Materialised {
  document: ResumeDocument;
  /** The variant wins; these are the fields to review. */
  conflicts: VariantConflict[];
}

type Root = Readonly<Record<string, unknown>>;
interface Step {
  root: Root;
  conflict?: VariantConflict['kind'];
}

/**
 * The variant's content over the newest base. Section order, template and style are the variant's own:
 * `meta`.
 */
export function materialise(
  base: ResumeDocument,
  overrides: readonly VariantOverride[],
  meta: ResumeDocument['meta'] = base.meta,
): Materialised {
  const conflicts: VariantConflict[] = [];
  let root = base as unknown as Root;
  for (const override of overrides) {
    const step = apply(root, override);
    root = step.root;
    if (step.conflict) conflicts.push({ key: overrideKey(override), kind: step.conflict, override });
  }
  return { document: { ...(root as unknown as ResumeDocument), meta }, conflicts };
}

function apply(root: Root, override: VariantOverride): Step {
  switch (override.op) {
    case 'hide':
      return { root: hide(root, override) };
    case 'reorder':
      return { root: reorder(root, override) };
    case 'set':
      return setField(root, override);
    case 'replaceAtom':
      return replaceAtom(root, override);
    case 'add':
      return add(root, override);
  }
}

type Of<Op extends VariantOverride['op']> = Extract<VariantOverride, { op: Op }>;

const changeAt = (root: Root, segments: readonly string[], next: (value: unknown) => unknown): Root =>
  change(root, segments, next) as Root;

const hide = (root: Root, { id, omit }: Of<'hide'>): Root =>
  mapEntry(root, id, (entry) => (omit ? undefined : { ...entry, visible: false }));

function reorder(root: Root, { pointer, ids }: Of<'reorder'>): Root {
  const list = find(root, segmentsOf(pointer));
  return isIdList(list) ? changeAt(root, segmentsOf(pointer), () => inOrder(list, ids)) : root;
}

function setField(root: Root, { pointer, value, was }: Of<'set'>): Step {
  const segments = segmentsOf(pointer);
  if (!isFields(find(root, segments.slice(0, -1)))) return { root, conflict: 'removed' };
  const current = find(root, segments);
  const next = changeAt(root, segments, () => value);
  const isMoved = !isSame(current, was) && !isSame(current, value);
  return { root: next, ...(isMoved && { conflict: 'changed' as const }) };
}

function replaceAtom(root: Root, { id, atom, was, pointer }: Of<'replaceAtom'>): Step {
  let current: unknown;
  const next = mapEntry(root, id, (entry) => {
    current = entry;
    return { ...atom };
  });
  if (current === undefined) {
    // The base removed the statement; the variant keeps its own text if its list still exists.
    return { root: pointer ? insert(root, pointer, atom, '') : root, conflict: 'removed' };
  }
  const isMoved = was !== undefined && !isSame(current, was) && !isSame(current, atom);
  return { root: next, ...(isMoved && { conflict: 'changed' as const }) };
}

function add(root: Root, { pointer, item, after }: Of<'add'>): Step {
  const owner = find(root, segmentsOf(pointer).slice(0, -1));
  if (!isFields(owner)) return { root, conflict: 'removed' };
  return { root: insert(root, pointer, item, after) };
}

function insert(root: Root, pointer: string, entry: Identified, after: string | undefined): Root {
  const segments = segmentsOf(pointer);
  if (!isFields(find(root, segments.slice(0, -1)))) return root;
  return changeAt(root, segments, (list) => {
    const entries = isIdList(list) ? list : [];
    const others = entries.filter(({ id }) => id !== entry.id) as Identified[];
    return withAdded(others, entry, after);
  });
}

/** Changes the entry with this id in whatever list it is; undefined removes it. `meta` only refers to ids. */
function mapEntry(root: Root, id: string, next: (entry: Root) => Root | undefined): Root {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.flatMap((entry: unknown) => {
        if (!isIdentified(entry) || entry.id !== id) return [walk(entry)];
        const changed = next(entry);
        return changed === undefined ? [] : [changed];
      });
    }
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, key === 'meta' || key === 'x' ? entry : walk(entry)]),
    );
  };
  return walk(root) as Root;
}
