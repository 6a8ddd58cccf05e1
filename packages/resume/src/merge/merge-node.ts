import { asFields, asList, type Fields, shapeOf } from '../diff/shape.js';
import { canonical, sameValue } from '../same-value.js';
import { type Copies, inside, type MergeSession, type Place } from './conflict.js';
import { mergeEntries } from './merge-entries.js';
import { mergeOrder } from './order.js';

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

interface Records {
  base: Fields;
  mine: Fields;
  theirs: Fields;
}

/**
 * Which language of a merged text is stale. Never a conflict: if one side edited Chinese and the other
 * English, the mark stays, because nobody has reviewed both together.
 */
export function mergedStale({ base, mine, theirs }: Records, merged: Fields): unknown {
  if (merged['zh'] === undefined || merged['en'] === undefined) return undefined;
  const isTorn = ['zh', 'en'].some(
    (one) =>
      !sameValue(base[one], mine[one]) &&
      !sameValue(base[one === 'zh' ? 'en' : 'zh'], theirs[one === 'zh' ? 'en' : 'zh']),
  );
  const marks = [mine['stale'], theirs['stale']];
  if (isTorn || (marks[0] !== base['stale'] && marks[1] !== base['stale']))
    return marks.includes('en') ? 'en' : (marks[0] ?? marks[1]);
  return marks[0] === base['stale'] ? marks[1] : marks[0];
}

// Metadata of the text, never a conflict of its own.
const NEVER_CONTESTED = new Set(['authorship']);

/**
 * Merges a list of plain values: removals and additions of either side apply. If both removed the same value
 * and added others, they may have rewritten it, which is a conflict for the user.
 */
function mergeValues(merging: MergeSession, place: Place, copies: Copies): unknown {
  const lists = [copies.base, copies.mine, copies.theirs].map((copy) => asList(copy).map(canonical));
  const [base, mine, theirs] = lists as [string[], string[], string[]];
  const isSilent = NEVER_CONTESTED.has(place.path.at(-1) ?? '');
  const repeats = lists.some((keys) => new Set(keys).size !== keys.length);
  const added = (keys: readonly string[]) => keys.some((key) => !base.includes(key));
  const bothTookOut = base.some((key) => !mine.includes(key) && !theirs.includes(key));
  const { order, isContested } = mergeOrder(
    { base, mine, theirs },
    (key) => !base.includes(key) || (mine.includes(key) && theirs.includes(key)),
    false,
  );
  const isDoubtful = repeats || isContested || (bothTookOut && added(mine) && added(theirs));
  if (isDoubtful && !isSilent) return copies[merging.meet({ ...place, kind: 'value', ...copies })];
  const members = new Map(
    [copies.mine, copies.theirs].flatMap(asList).map((value) => [canonical(value), value]),
  );
  return order.map((key) => members.get(key));
}
