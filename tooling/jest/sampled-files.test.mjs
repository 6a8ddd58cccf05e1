import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import sampledFiles from './sampled-files.cjs';

const { ALWAYS } = sampledFiles;
const names = Array.from({ length: 120 }, (_, index) => `file${String(index).padStart(3, '0')}`);
const others = [
  ...names.flatMap((name) =>
    ['db', 'http', 'golden'].map((tier) => `packages/some/src/${name}.${tier}.test.ts`),
  ),
  ...names.flatMap((name) => [`packages/ai/src/jd/${name}.test.ts`, `packages/import/src/${name}.test.ts`]),
  ...names.flatMap((name) => [`apps/web/src/${name}.test.tsx`, `packages/ui/src/${name}.test.tsx`]),
];
const short = [
  'packages/some/src/a.test.ts',
  'packages/ai/src/guards/a.test.ts',
  'packages/templates/src/a.test.tsx',
  'apps/web/src/b.test.ts',
  'apps/api/test/c.fuzz.test.ts',
];
const testFiles = [...ALWAYS, ...others, ...short].map((file) => `/home/project/${file}`);

const seedBefore = process.env.SAMPLE_SEED;
const setSeed = (seed) => {
  if (seed === undefined) delete process.env.SAMPLE_SEED;
  else process.env.SAMPLE_SEED = seed;
};
const takenBy = (seed) => {
  setSeed(seed);
  return sampledFiles(testFiles).filtered.map((file) => file.replace('/home/project/', ''));
};
const sampledBy = (seed, part) =>
  takenBy(seed).filter((file) => others.includes(file) && file.includes(part));
afterEach(() => setSeed(seedBefore));

describe('the test files of a run', () => {
  it('are all files if no seed is set', () => {
    expect(takenBy(undefined)).toHaveLength(testFiles.length);
  });

  it.each([
    ['packages/ai', 8, 120],
    ['packages/import', 4, 120],
    ['.db.', 8, 120],
    ['.http.', 8, 120],
    ['.golden.', 10, 120],
    ['.tsx', 8, 240],
  ])('of %s are one of %i files, and as many seeds take every file once', (part, every, count) => {
    const samples = Array.from({ length: every }, (_, index) => sampledBy(String(12 * index + 5), part));
    expect(samples.map((sample) => sample.length)).toEqual(Array(every).fill(count / every));
    expect(samples.flat().sort()).toEqual(others.filter((file) => file.includes(part)).sort());
  });

  it('change with the seed independently of the cases within a file', () => {
    expect(new Set(['0', '1', '11'].map((seed) => takenBy(seed).join())).size).toBe(1);
    expect(takenBy('12')).not.toEqual(takenBy('0'));
  });

  it('always include the core and every file of the short tiers', () => {
    for (const seed of ['0', '12', '24', '36'])
      expect(takenBy(seed)).toEqual(expect.arrayContaining([...ALWAYS, ...short]));
  });

  it('that always run exist', () => {
    const missing = ALWAYS.filter(
      (file) => !fs.existsSync(fileURLToPath(new URL(`../../${file}`, import.meta.url))),
    );
    expect(missing).toEqual([]);
  });
});
