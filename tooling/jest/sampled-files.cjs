// In a run of several tiers, only a part of the test files of the long tiers runs, selected by the run's seed.

/** One of how many files runs. Tests of the web without components and of the guards of a model always run. */
const SAMPLES = [
  { files: /\/packages\/ai\/src\/(?:analyses|jd|text)\/.*\.test\.ts$/, every: 8 },
  { files: /\/packages\/import\/src\/.*\.test\.ts$/, every: 4 },
  { files: /\.db\.test\.ts$/, every: 8 },
  { files: /\.http\.test\.ts$/, every: 8 },
  { files: /\.golden\.test\.tsx?$/, every: 10 },
  { files: /\/(?:apps\/web|packages\/ui)\/.*\.test\.tsx$/, every: 8 },
];

/**
 * Files that run every time: sessions, résumés, exports, AI counts, orders, an analysis that costs counts, files and
 * texts made to break the import, a PDF; the forms of the editor, sign-in, the list of résumés, and a page of an analysis.
 */
const ALWAYS = [
  'apps/api/src/auth/session.http.test.ts',
  'apps/api/src/resume/resume.http.test.ts',
  'apps/api/src/resume-export/resume-export.http.test.ts',
  'apps/api/src/analysis/resume-analysis.http.test.ts',
  'apps/api/src/order/order.http.test.ts',
  'packages/core/src/ai-count/ai-count.db.test.ts',
  'packages/import/src/hostile-files.test.ts',
  'packages/import/src/hostile-texts.test.ts',
  'apps/worker/test/rendering/printing.golden.test.ts',
  'apps/web/src/features/resume-editor/editor-page.test.tsx',
  'apps/web/src/features/auth/components/account-dialogs.test.tsx',
  'apps/web/src/features/resume/components/resume-list.test.tsx',
  'apps/web/src/features/ai/resume-analysis/resume-analysis-page.test.tsx',
];

/** Tests sample their cases by the remainder of the seed, so files are sampled by the quotient: every case has its run. */
const CASES = 12;

/**
 * Jest's `filter`: returns the paths of this run; all of them without a seed, as in a run of one tier.
 * @param {string[]} paths
 */
const sampledFiles = (paths) => {
  const seed = process.env.SAMPLE_SEED;
  if (seed === undefined) return { filtered: paths };
  const turn = Math.floor(Number(seed) / CASES);
  const counts = new Map();
  const isTaken = (file) => {
    const sample = SAMPLES.find(({ files }) => files.test(file));
    if (sample === undefined || ALWAYS.some((always) => file.endsWith(always))) return true;
    const index = counts.get(sample) ?? 0;
    counts.set(sample, index + 1);
    return index % sample.every === turn % sample.every;
  };
  return { filtered: [...paths].sort().filter(isTaken) };
};

module.exports = sampledFiles;
module.exports.ALWAYS = ALWAYS;
