import { sameValue } from '../same-value.js';

/** The keys of one list in the three copies. */
export interface Orders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/**
 * The order of a merged list: moves of either side apply, and additions stay after their predecessor.
 * `isContested` if both moved the same items differently; then mine wins, or theirs if preferred.
 */
export function mergeOrder(
  orders: Orders,
  keeps: (key: string) => boolean,
  prefersTheirs: boolean,
): { order: string[]; isContested: boolean } {
  const inAll = new Set(
    orders.base.filter((key) => orders.mine.includes(key) && orders.theirs.includes(key)),
  );
  const [base, mine, theirs] = [orders.base, orders.mine, orders.theirs].map((keys) =>
    keys.filter((key) => inAll.has(key)),
  ) as [string[], string[], string[]];
  const isContested = !sameValue(mine, base) && !sameValue(theirs, base) && !sameValue(mine, theirs);
  const common = sameValue(mine, base) || (isContested && prefersTheirs) ? theirs : mine;
  const [runsOfMine, runsOfTheirs] = [runsAfter(orders.mine, inAll), runsAfter(orders.theirs, inAll)];
  const order = new Set<string>();
  for (const key of ['', ...common]) {
    if (key !== '') order.add(key);
    for (const added of bothRuns(runsOfMine.get(key), runsOfTheirs.get(key))) order.add(added);
  }
  return { order: [...order].filter(keeps), isContested };
}

/** The items that are not in every copy, grouped by their common predecessor. */
function runsAfter(keys: readonly string[], common: ReadonlySet<string>): Map<string, string[]> {
  const runs = new Map<string, string[]>();
  let anchor = '';
  for (const key of keys) {
    if (common.has(key)) anchor = key;
    else runs.set(anchor, [...(runs.get(anchor) ?? []), key]);
  }
  return runs;
}

// Sorted by name, so that the result does not depend on which side merges.
function bothRuns(one: readonly string[] = [], other: readonly string[] = []): readonly string[] {
  return one.join() <= other.join() ? [...one, ...other] : [...other, ...one];
}
