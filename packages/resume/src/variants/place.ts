// Locations in a variant's base: `/work/<id>/company`. List items are named by id, because a changing base
// moves its items.
export type Fields = Readonly<Record<string, unknown>>;
export interface Identified {
  readonly id: string;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isIdentified = (value: unknown): value is Identified & Fields =>
  isFields(value) && typeof value['id'] === 'string';

/** A list whose entries have ids; also an empty one. */
export const isIdList = (value: unknown): value is readonly (Identified & Fields)[] =>
  Array.isArray(value) && value.every(isIdentified);

const ATOM_KINDS = new Set<unknown>(['paragraph', 'bullet', 'numbered']);

/** Whether an entry is a statement rather than an item with fields. */
export const isAtom = (value: Fields): boolean => ATOM_KINDS.has(value['kind']) && !('items' in value);

export const segmentsOf = (pointer: string): string[] => pointer.split('/').slice(1);
export const pointerOf = (segments: readonly string[]): string => `/${segments.join('/')}`;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** The value at a path; undefined if there is none. */
export function find(root: unknown, segments: readonly string[]): unknown {
  return segments.reduce<unknown>((value, segment) => {
    if (Array.isArray(value)) return value.find((entry) => isIdentified(entry) && entry.id === segment);
    return isFields(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
  }, root);
}

/**
 * A copy with the value at a path changed; undefined removes it. A path whose parent is missing changes
 * nothing.
 */
export function change(
  root: unknown,
  [segment, ...rest]: readonly string[],
  next: (value: unknown) => unknown,
): unknown {
  if (segment === undefined) return next(root);
  if (Array.isArray(root)) {
    return root.flatMap((entry: unknown) => {
      if (!isIdentified(entry) || entry.id !== segment) return [entry];
      const changed = change(entry, rest, next);
      return changed === undefined ? [] : [changed];
    });
  }
  if (!isFields(root) || FORBIDDEN.has(segment)) return root;
  const changed = change(root[segment], rest, next);
  const others = Object.entries(root).filter(([key]) => key !== segment);
  return changed === undefined ? Object.fromEntries(others) : { ...root, [segment]: changed };
}

/** Whether two JSON values are equal; key order and absent keys are ignored. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  }
  if (!isFields(one) || !isFields(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key], other[key]),
  );
}
