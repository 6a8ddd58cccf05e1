/** What one edit did to a text. */
export interface TextChange {
  readonly at: number;
  readonly removed: string;
  readonly inserted: string;
}

/** How many characters two texts share, from the start or, with negative indices, from the end. */
function shared(one: string, other: string, placeOf: (count: number) => number): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.at(placeOf(count)) === other.at(placeOf(count))) count += 1;
  return count;
}

/** The one range in which two texts differ; among equal letters, the one closest to an offset. */
export function changeBetween(before: string, after: string, near = Number.POSITIVE_INFINITY): TextChange {
  const most = Math.min(before.length, after.length);
  const start = shared(before, after, (count) => count);
  const end = shared(before, after, (count) => -1 - count);
  const at = Math.min(start, Math.max(most - end, Math.min(near, start)));
  const same = Math.min(end, most - at);
  return {
    at,
    removed: before.slice(at, before.length - same),
    inserted: after.slice(at, after.length - same),
  };
}

/** Maps an offset of the old text to the new one; an offset at the change moves after the insertion. */
export function placeAfter({ at, removed, inserted }: TextChange, place: number): number {
  if (place < at) return place;
  return place < at + removed.length ? at + inserted.length : place + inserted.length - removed.length;
}
