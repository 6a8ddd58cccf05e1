import { readFileSync } from 'node:fs';
import path from 'node:path';
import { overallOf } from '@qicheng/analysis/result';
import { SAMPLES } from '@qicheng/resume/samples';
import { timeLimit } from '@qicheng/testing/open-database';
import { type FittedJob, fitJobs } from './fit-jobs.js';

const seed = path.resolve(__dirname, '../../../../prisma/seed/sample-jobs.json');
const { jobs } = JSON.parse(readFileSync(seed, 'utf8')) as { jobs: FittedJob[] };
const MONTH = '2026-11';
const accountants = jobs.filter(({ title }) => title === '会计');
const titleOf = (id: string | undefined) => jobs.find((job) => job.id === id)?.title ?? '';

describe('fitJobs', () => {
  it.each([
    ['accounting', SAMPLES.accounting(), /会计|审计/],
    ['nursing', SAMPLES.nursing(), /护士/],
    ['computer science', SAMPLES.computerScience(), /工程师/],
  ])('ranks jobs that fit a résumé of %s first', (_name, document, title) => {
    expect(titleOf(fitJobs(document, jobs, MONTH)[0]?.jobId)).toMatch(title);
  });

  it('is deterministic, and its score is that of its dimensions', () => {
    const fits = fitJobs(SAMPLES.accounting(), jobs, MONTH);
    expect(JSON.stringify(fitJobs(SAMPLES.accounting(), jobs, MONTH))).toBe(JSON.stringify(fits));
    expect(fits).toHaveLength(jobs.length);
    for (const { overall, dimensions } of fits) {
      expect(overallOf(dimensions, overall.confidence)).toEqual(overall);
      expect(Math.abs(dimensions.reduce((sum, { weight }) => sum + weight, 0) - 100)).toBeLessThan(0.1);
    }
  });

  it('considers the wanted city, and says so', () => {
    const document = SAMPLES.accounting();
    const wishing = (name: string) => ({
      ...document,
      intention: { ...document.intention, cities: [{ name: { zh: name } }] },
    });
    const scoreIn = (city: string) =>
      fitJobs(wishing(city), accountants, MONTH).find(({ jobId }) => titleOf(jobId) === '会计');
    const here = scoreIn('南京');
    const there = scoreIn('兰州');
    expect(here?.overall.score).toBeGreaterThan(there?.overall.score ?? 100);
    expect(JSON.stringify(here?.dimensions)).toContain('求职意向中有这座城市');
  });

  it('compares sixty jobs with a résumé within a few seconds', () => {
    const startedAt = performance.now();
    fitJobs(SAMPLES.computerScience(), jobs.slice(0, 60), MONTH);
    expect(performance.now() - startedAt).toBeLessThan(timeLimit(6_000));
  });
});
