import { analysisServiceNames } from '@qicheng/analysis/services';
import { generateResume } from '@qicheng/resume/generate';
import { runTwice, timesOf } from '../test/determinism/run-twice.js';
import { loweredByResults, raisedByRemovals } from '../test/resume-analysis/monotony.js';

const RESUMES = 200;
const seeds = Array.from({ length: RESUMES }, (_, seed) => seed);

it('every service gives identical results twice for 200 résumés', () => {
  const runs = seeds.flatMap(runTwice);
  // The goal is two seconds; the measured time is only reported, because tests do not assert speed.
  process.stdout.write(timesOf(runs));
  expect(runs).toHaveLength(RESUMES * analysisServiceNames.length);
  expect(runs.filter(({ isEqual }) => !isEqual)).toEqual([]);
}, 1_800_000);

it('a quantified result never lowers 成果量化', () => {
  expect(seeds.flatMap((seed) => loweredByResults(generateResume(seed)))).toEqual([]);
}, 1_800_000);

it('removing a required part never raises the total', () => {
  expect(seeds.flatMap((seed) => raisedByRemovals(generateResume(seed)))).toEqual([]);
}, 1_800_000);
