import { asList, keyOf, pathKey } from '../diff/shape.js';
import { sameValue } from '../same-value.js';
import type { Copies, MergeSession, Place } from './conflict.js';
import { mergeOrder } from './order.js';

type MergeNode = (merging: MergeSession, place: Place, copies: Copies) => unknown;
type Member = 'base' | 'mine' | 'theirs';
type Keyed = Readonly<Record<Member, ReadonlyMap<string, unknown>>>;

/** Lists without duplicates: a section has one placement, a path one override. */
const SINGULAR = new Set(['sections', 'overrides', 'custom']);

/** Merges a list item by item, matched by id, and its order. */
export function mergeEntries(
  merging: MergeSession,
  place: Place,
  copies: Copies,
  mergeNode: MergeNode,
): unknown {
  const list = place.path.at(-1) ?? '';
  const keyed = Object.fromEntries(
    (['base', 'mine', 'theirs'] as const).map((side) => [
      side,
      new Map(asList(copies[side]).map((entry) => [keyOf(list, entry) ?? '', entry])),
    ]),
  ) as unknown as Keyed;
  const merged = new Map<string, readonly unknown[]>();
  for (const key of new Set([...keyed.mine.keys(), ...keyed.theirs.keys()])) {
    merged.set(key, mergeMember(merging, { place, list, key }, keyed, mergeNode));
  }
  const orders = {
    base: [...keyed.base.keys()],
    mine: [...keyed.mine.keys()],
    theirs: [...keyed.theirs.keys()],
  };
  const prefersTheirs = merging.chosen(place.path) === 'theirs';
  const { order, isContested } = mergeOrder(orders, () => true, prefersTheirs);
  if (isContested) merging.meet({ ...place, kind: 'order', ...copies });
  return order.flatMap((key) => merged.get(key) ?? []);
}

interface MemberPlace {
  place: Place;
  list: string;
  key: string;
}

function mergeMember(
  merging: MergeSession,
  { place, list, key }: MemberPlace,
  keyed: Keyed,
  mergeNode: MergeNode,
): readonly unknown[] {
  const path = [...place.path, key];
  const isSingular = SINGULAR.has(list);
  const entry = isSingular ? place.entry : pathKey(path);
  const copies = { base: keyed.base.get(key), mine: keyed.mine.get(key), theirs: keyed.theirs.get(key) };
  if (copies.mine === undefined || copies.theirs === undefined) {
    return oneSided(merging, { path, entry: undefined }, copies, list);
  }
  const before = merging.conflicts.length;
  const merged = mergeNode(merging, { path, entry }, copies);
  const isDoubled =
    !isSingular &&
    merging.conflicts
      .slice(before)
      .some((conflict) => conflict.entry === entry && merging.chosen(conflict.path) === 'both');
  // Keeping both duplicates ids; they are renewed at the end of the merge.
  return isDoubled ? [merged, copies.theirs] : [merged];
}

/** An item that one side lacks: added there, removed here, or removed here and changed there. */
function oneSided(merging: MergeSession, place: Place, copies: Copies, list: string): readonly unknown[] {
  const left = copies.mine ?? copies.theirs;
  if (copies.base === undefined) return [left];
  if (sameValue(copies.base, left)) return [];
  // The placement of a removed section is no conflict of its own; the section itself is.
  if (list === 'sections') return [left];
  const chosen = merging.chosen(place.path);
  merging.meet({ ...place, kind: 'removal', ...copies });
  const value = chosen === 'mine' ? copies.mine : chosen === 'theirs' ? copies.theirs : left;
  return value === undefined ? [] : [value];
}
