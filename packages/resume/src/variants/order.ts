import type { Identified } from './place.js';

/** A list with one entry put behind another: at the front without one, at the end when that one is gone. */
export function withAdded<Entry extends Identified>(
  entries: readonly Entry[],
  entry: Entry,
  after: string | undefined,
): Entry[] {
  if (after === undefined) return [entry, ...entries];
  const place = entries.findIndex(({ id }) => id === after);
  return place === -1 ? [...entries, entry] : entries.toSpliced(place + 1, 0, entry);
}

/** A list in a given order; entries that the order does not know stay behind the entry that they stood behind. */
export function inOrder<Entry extends Identified>(
  entries: readonly Entry[],
  ids: readonly string[],
): Entry[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const ordered = ids.map((id) => known.get(id)).filter((entry) => entry !== undefined);
  const placed = new Set(ordered.map(({ id }) => id));
  return entries.reduce(
    (list, entry, index) => (placed.has(entry.id) ? list : withAdded(list, entry, entries[index - 1]?.id)),
    ordered,
  );
}
