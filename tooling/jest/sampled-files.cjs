// In a run of several tiers, only every second test file of the long tiers runs, selected by the run's seed.
const SAMPLED = /\.(?<tier>db|http|golden)\.test\.tsx?$/;

/** Files that run every time: sessions, résumés, exports, AI counts, orders, and an analysis that costs counts. */
const ALWAYS = [
  'apps/api/src/auth/session.http.test.ts',
  'apps/api/src/resume/resume.http.test.ts',
  'apps/api/src/resume-export/resume-export.http.test.ts',
  'apps/api/src/analysis/resume-analysis.http.test.ts',
  'apps/api/src/order/order.http.test.ts',
  'packages/core/src/ai-count/ai-count.db.test.ts',
];

/**
 * Jest's `filter`: returns the paths of this run; all of them without a seed, as in a run of one tier.
 * @param {string[]} paths
 */
module.exports = (paths) => {
  const seed = process.env.SAMPLE_SEED;
  if (seed === undefined) return { filtered: paths };
  const counts = new Map();
  const isTaken = (file) => {
    const tier = SAMPLED.exec(file)?.groups.tier;
    if (tier === undefined || ALWAYS.some((always) => file.endsWith(always))) return true;
    const index = counts.get(tier) ?? 0;
    counts.set(tier, index + 1);
    return index % 2 === Number(seed) % 2;
  };
  return { filtered: [...paths].sort().filter(isTaken) };
};
