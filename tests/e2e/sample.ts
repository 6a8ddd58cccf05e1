/** Whether tests visit all pages (`pnpm e2e:whole`) or a sample of them. */
export const isWhole = process.env.E2E_WHOLE === '1';

/** The seed of this run's samples; the configuration prints it. */
const seed = Number(process.env.E2E_SEED);

/** Returns a seeded generator of numbers from 0 to below 1 (mulberry32). */
export function chance(): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns `count` of the items in their order, chosen by the seed; all items in a whole run. */
export function sampled<Thing>(things: readonly Thing[], count: number): Thing[] {
  if (isWhole) return [...things];
  const next = chance();
  const drawn = things.map((thing, index) => ({ thing, index, lot: next() }));
  return drawn
    .sort((one, other) => one.lot - other.lot)
    .slice(0, count)
    .sort((one, other) => one.index - other.index)
    .map(({ thing }) => thing);
}
