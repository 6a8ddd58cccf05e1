/** Whether walks go everywhere (`pnpm e2e:whole`) or to a sample of the places. */
export const isWhole = process.env.E2E_WHOLE === '1';

/** What decides the samples of this run; the configuration prints it. */
const seed = Number(process.env.E2E_SEED);

/** Numbers from 0 to below 1 that the seed decides (mulberry32). */
export function chance(): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** As many of the things as named, picked by the seed and in their order; all of them where the whole is requested. */
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
