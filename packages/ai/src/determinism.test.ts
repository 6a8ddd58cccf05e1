import { analysisServiceNames } from '@qicheng/analysis/services';
import { sampleOf } from '@qicheng/testing/sample';
import { runTwice } from '../test/determinism/run-twice.js';

/** A sample of `pnpm test:rules`; all ten seeds cover every kind of generated résumé. */
const SEEDS = sampleOf(
  Array.from({ length: 10 }, (_, index) => index * 19),
  4,
);

it.each(SEEDS)('every service gives identical results twice: résumé %i', (seed) => {
  const runs = runTwice(seed);
  expect(runs).toHaveLength(analysisServiceNames.length);
  expect(runs.filter(({ isEqual }) => !isEqual)).toEqual([]);
});
