import { sameValue } from '../same-value.js';
import { asFields, asList, type Fields, keyOf, shapeOf } from './shape.js';

/** One difference between two copies. In a list, a string segment is the id of its item. */
export interface Change {
  readonly path: readonly string[];
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly before: unknown;
  readonly after: unknown;
}

/** All differences between two copies, at the most specific paths, in the order of the later copy. */
export function changesBetween(before: unknown, after: unknown, path: readonly string[] = []): Change[] {
  if (sameValue(before, after)) return [];
  const isNew = before === undefined || after === undefined;
  switch (shapeOf(path, [before, after])) {
    // A new field is one change; a text is compared by language.
    case 'record':
      if (isNew && !isText(before ?? after)) break;
      return recordChanges(asFields(before), asFields(after), path);
    case 'entries':
      return entryChanges(asList(before), asList(after), path);
    default:
      break;
  }
  return [{ path, kind: kindOf(before, after), before, after }];
}

const TEXT = new Set(['zh', 'en', 'stale']);
const isText = (value: unknown): boolean => Object.keys(asFields(value)).every((key) => TEXT.has(key));

const kindOf = (before: unknown, after: unknown): Change['kind'] =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

function recordChanges(before: Fields, after: Fields, path: readonly string[]): Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => changesBetween(before[key], after[key], [...path, key]));
}

function entryChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly string[],
): Change[] {
  const list = path.at(-1) ?? '';
  const known = new Map(before.map((entry) => [keyOf(list, entry) ?? '', entry]));
  const kept = new Map(after.map((entry) => [keyOf(list, entry) ?? '', entry]));
  const removed = [...known].filter(([key]) => !kept.has(key));
  const changes = [...kept].flatMap(([key, entry]): Change[] =>
    known.has(key)
      ? changesBetween(known.get(key), entry, [...path, key])
      : [{ path: [...path, key], kind: 'added', before: undefined, after: entry }],
  );
  const oldOrder = [...known.keys()].filter((key) => kept.has(key));
  const newOrder = [...kept.keys()].filter((key) => known.has(key));
  return [
    ...changes,
    ...removed.map(([key, entry]): Change => ({
      path: [...path, key],
      kind: 'removed',
      before: entry,
      after: undefined,
    })),
    ...(sameValue(oldOrder, newOrder) ? [] : [{ path, kind: 'moved' as const, before, after }]),
  ];
}
