import { asFields, shapeOf } from '../diff/shape.js';
import { sameValue } from '../same-value.js';
import type { Copies, MergeSession, Place } from './conflict.js';
import { inside } from './conflict.js';
import { mergeEntries } from './merge-entries.js';
import { mergeValues } from './merge-values.js';
import { mergedStale } from './merged-stale.js';

/** Merges three copies of one value: an unchanged side yields to the other; otherwise it descends. */
export function mergeNode(merging: MergeSession, place: Place, copies: Copies): unknown {
  const { base, mine, theirs } = copies;
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return mine;
  if (sameValue(base, mine)) return theirs;
  const shape = merging.isWhole(place.path) ? 'whole' : shapeOf(place.path, [base, mine, theirs]);
  switch (shape) {
    case 'record':
      return mergeRecord(merging, place, copies);
    case 'entries':
      return mergeEntries(merging, place, copies, mergeNode);
    case 'values':
      return mergeValues(merging, place, copies);
    case 'whole':
      return copies[merging.meet({ ...place, kind: 'value', ...copies })];
  }
}

function mergeRecord(merging: MergeSession, place: Place, copies: Copies): unknown {
  const [base, mine, theirs] = [asFields(copies.base), asFields(copies.mine), asFields(copies.theirs)];
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const fields = [...keys]
    .filter((key) => key !== 'stale')
    .map((key) => {
      const inner = { base: base[key], mine: mine[key], theirs: theirs[key] };
      return [key, mergeNode(merging, inside(place, key), inner)] as const;
    })
    .filter(([, value]) => value !== undefined);
  const isGone = fields.length === 0 && (copies.mine === undefined || copies.theirs === undefined);
  if (isGone) return undefined;
  const merged = Object.fromEntries(fields);
  const stale = keys.has('stale') ? mergedStale({ base, mine, theirs }, merged) : undefined;
  return stale === undefined ? merged : { ...merged, stale };
}
