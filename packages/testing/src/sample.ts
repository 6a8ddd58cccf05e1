const seed = process.env['SAMPLE_SEED'];

/**
 * Returns every n-th case, with the offset from the seed that `npm test` sets; all cases without a seed, as in a run of
 * one tier.
 */
export const sampleOf = <Case>(cases: readonly Case[], every: number): readonly Case[] =>
  seed === undefined ? cases : cases.filter((_, index) => index % every === Number(seed) % every);
