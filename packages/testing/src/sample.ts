const seed = process.env['SAMPLE_SEED'];

/**
 * One case in so many, which the seed of the run decides: `npm test` sets one. All cases where none is set, as in a run
 * of one tier.
 */
export const sampleOf = <Case>(cases: readonly Case[], every: number): readonly Case[] =>
  seed === undefined ? cases : cases.filter((_, index) => index % every === Number(seed) % every);
