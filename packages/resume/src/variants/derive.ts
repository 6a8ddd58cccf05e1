import type { ResumeDocument } from '../document.js';
import type { JsonValue } from '../item.js';
import type { VariantOverride } from '../meta.js';
import type { Atom } from '../rich-text.js';
import { withAdded } from './materialise.js';
import { overrideKey } from './override.js';
import {
  type Fields,
  find,
  type Identified,
  isAtom,
  isFields,
  isIdList,
  isSame,
  pointerOf,
  segmentsOf,
} from './place.js';

type Entry = Identified & Fields;

// A variant has its own style: section order, template and style are not inherited.
const NOT_INHERITED = new Set(['meta']);

/**
 * The differences of an edited variant from its base. `pending` are the overrides before the edit: where the
 * variant is unchanged, an unresolved change of the base stays marked, and an override whose target the base
 * has removed is kept.
 */
export function deriveOverrides(
  base: ResumeDocument,
  edited: ResumeDocument,
  pending: readonly VariantOverride[] = [],
): VariantOverride[] {
  const before = new Map(pending.map((override) => [overrideKey(override), override]));
  const now = compareFields([], base as unknown as Fields, edited as unknown as Fields).map((override) =>
    withOldBase(override, before.get(overrideKey(override))),
  );
  return [...now, ...pending.filter((override) => isOrphan(base, edited, override))];
}

function withOldBase(override: VariantOverride, before: VariantOverride | undefined): VariantOverride {
  const isKept =
    (override.op === 'set' && before?.op === 'set' && isSame(override.value, before.value)) ||
    (override.op === 'replaceAtom' && before?.op === 'replaceAtom' && isSame(override.atom, before.atom));
  if (!isKept) return override;
  const { was: _now, ...rest } = override;
  return (before.was === undefined ? rest : { ...rest, was: before.was }) as VariantOverride;
}

/** A field whose item the base has removed: it cannot be shown and must not be lost. */
function isOrphan(base: ResumeDocument, edited: ResumeDocument, override: VariantOverride): boolean {
  if (override.op !== 'set' && override.op !== 'add') return false;
  const segments = segmentsOf(override.pointer);
  const owner = override.op === 'set' ? segments.slice(0, -1) : ownerOfList(segments);
  return !isFields(find(base, owner)) && !isFields(find(edited, owner));
}

/** The item that contains a list; the document itself for a section. */
export const ownerOfList = (segments: readonly string[]): string[] => segments.slice(0, -1);

function compareFields(path: readonly string[], base: Fields, edited: Fields): VariantOverride[] {
  const keys = [...new Set([...Object.keys(base), ...Object.keys(edited)])];
  return keys
    .filter((key) => key !== 'id' && !(path.length === 0 && NOT_INHERITED.has(key)))
    .flatMap((key) => compareValue([...path, key], base[key], edited[key], edited));
}

function compareValue(
  path: readonly string[],
  was: unknown,
  value: unknown,
  owner: Fields,
): VariantOverride[] {
  if (isSame(was, value)) return [];
  if (path.at(-1) === 'visible' && value === false) return [{ op: 'hide', id: String(owner['id']) }];
  // Basics and intention are compared field by field; smaller objects inside are one field each.
  if (path.length === 1 && isFields(was) && isFields(value)) return compareFields(path, was, value);
  const [before, after] = [was ?? [], value ?? []];
  if (isIdList(before) && isIdList(after)) return compareLists(path, before, after);
  return [
    {
      op: 'set',
      pointer: pointerOf(path),
      ...(value !== undefined && { value: value as JsonValue }),
      ...(was !== undefined && { was: was as JsonValue }),
    },
  ];
}

function compareLists(
  path: readonly string[],
  base: readonly Entry[],
  edited: readonly Entry[],
): VariantOverride[] {
  const pointer = pointerOf(path);
  const known = new Map(base.map((entry) => [entry.id, entry]));
  const kept = new Set(edited.map(({ id }) => id));
  const omitted = base.filter(({ id }) => !kept.has(id));
  const changed = edited.flatMap((entry) => {
    const was = known.get(entry.id);
    return was ? compareEntry([...path, entry.id], was, entry) : [];
  });
  const added = edited.flatMap((entry, index) =>
    known.has(entry.id) ? [] : [{ entry, after: edited[index - 1]?.id }],
  );
  const order = added.reduce(
    (list, { entry, after }) => withAdded(list, entry, after),
    base.filter(({ id }) => kept.has(id)),
  );
  const ids = edited.map(({ id }) => id);
  return [
    ...omitted.map(({ id }): VariantOverride => ({ op: 'hide', id, omit: true })),
    ...changed,
    ...added.map(({ entry, after }) => addition(pointer, entry, after)),
    ...(order.every(({ id }, index) => id === ids[index]) ? [] : [{ op: 'reorder' as const, pointer, ids }]),
  ];
}

const addition = (pointer: string, entry: Entry, after: string | undefined): VariantOverride => ({
  op: 'add',
  pointer,
  item: entry as Extract<VariantOverride, { op: 'add' }>['item'],
  ...(after !== undefined && { after }),
});

function compareEntry(path: readonly string[], was: Entry, entry: Entry): VariantOverride[] {
  if (!isAtom(entry) || !isAtom(was)) return compareFields(path, was, entry);
  if (isSame(was, entry)) return [];
  if (entry['visible'] === false && isSame({ ...was, visible: false }, entry))
    return [{ op: 'hide', id: was.id }];
  return [
    {
      op: 'replaceAtom',
      id: was.id,
      atom: entry as unknown as Atom,
      was: was as unknown as Atom,
      pointer: pointerOf(path.slice(0, -1)),
    },
  ];
}
