/** What one edit did to a text. */
export interface TextChange {
  readonly at: number;
  readonly removed: string;
  readonly inserted: string;
}

/** The one stretch in which two texts differ. */
export function changeBetween(before: string, after: string): TextChange {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before[at] === after[at]) at += 1;
  let same = 0;
  while (same < most - at && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return {
    at,
    removed: before.slice(at, before.length - same),
    inserted: after.slice(at, after.length - same),
  };
}

/** Where a place of the former text is in the new one; what was beside the change is behind what was put in. */
export function placeAfter({ at, removed, inserted }: TextChange, place: number): number {
  if (place < at) return place;
  return place < at + removed.length ? at + inserted.length : place + inserted.length - removed.length;
}
