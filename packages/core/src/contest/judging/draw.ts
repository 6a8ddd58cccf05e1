import { createHash } from 'node:crypto';
import type { JudgingState } from './judging-state.js';

const lot = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** Draws an order by hashes of the salt with each id: nobody chooses it, anybody can make it again. */
export function drawnOrder(salt: string, ids: readonly string[]): string[] {
  return [...ids].sort((one, other) => (lot(salt, one) < lot(salt, other) ? -1 : 1));
}

/**
 * Gives every entry that counts its number of judges: the least burdened first, by lot between equals, so that no two
 * judges have loads that differ by more than one and panels are mixed. What was assigned stays.
 */
export function drawnPairs(
  salt: string,
  { entries, assigned, excluded, method }: JudgingState,
  judges: readonly string[],
): [entry: string, judge: string][] {
  const load = new Map(judges.map((judge) => [judge, 0]));
  for (const own of assigned.values()) for (const judge of own) load.set(judge, (load.get(judge) ?? 0) + 1);
  return entries.flatMap((entry) => {
    if (excluded.has(entry)) return [];
    const own = assigned.get(entry) ?? [];
    return judges
      .filter((judge) => !own.includes(judge))
      .map((judge) => ({ judge, load: load.get(judge) ?? 0, lot: lot(salt, entry, judge) }))
      .sort((one, other) => one.load - other.load || (one.lot < other.lot ? -1 : 1))
      .slice(0, Math.max(0, method.judgesPerEntry - own.length))
      .map(({ judge }): [string, string] => {
        load.set(judge, (load.get(judge) ?? 0) + 1);
        return [entry, judge];
      });
  });
}
