import { createHash } from 'node:crypto';
import type { JudgingState } from './judging-state.js';

const lot = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** A random order from salted hashes of the ids: nobody can influence it, and anyone can reproduce it. */
export function drawnOrder(salt: string, ids: readonly string[]): string[] {
  return [...ids].sort((one, other) => (lot(salt, one) < lot(salt, other) ? -1 : 1));
}

/**
 * Assigns judges to every counted entry: least loaded first, ties at random, so that loads differ by at most
 * one and panels are mixed. Existing assignments are kept.
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
