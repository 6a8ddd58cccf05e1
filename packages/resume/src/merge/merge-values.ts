import { asList } from '../diff/shape.js';
import { canonical } from '../same-value.js';
import type { Copies, MergeSession, Place } from './conflict.js';
import { mergeOrder } from './order.js';

// Metadata of the text, never a conflict of its own.
const NEVER_CONTESTED = new Set(['authorship']);

/**
 * Merges a list of plain values: removals and additions of either side apply. If both removed the same value
 * and added others, they may have rewritten it, which is a conflict for the user.
 */
export function mergeValues(merging: MergeSession, place: Place, copies: Copies): unknown {
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
