import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import sampledFiles from './sampled-files.cjs';

const ALWAYS = [
  'apps/api/src/analysis/resume-analysis.http.test.ts',
  'apps/api/src/auth/session.http.test.ts',
  'apps/api/src/order/order.http.test.ts',
  'apps/api/src/resume-export/resume-export.http.test.ts',
  'apps/api/src/resume/resume.http.test.ts',
  'packages/core/src/ai-count/ai-count.db.test.ts',
];
const others = ['db', 'http', 'golden'].flatMap((tier) =>
  ['a', 'b', 'c', 'd', 'e'].map((name) => `packages/some/src/${name}.${tier}.test.ts`),
);
const short = ['packages/some/src/a.test.ts', 'apps/web/src/b.test.tsx', 'apps/api/test/c.fuzz.test.ts'];
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
afterEach(() => setSeed(seedBefore));

describe('the test files of a run', () => {
  it('are all files if no seed is set', () => {
    expect(takenBy(undefined)).toHaveLength(testFiles.length);
  });

  it('are half of the files of each long tier, and the other half with the next seed', () => {
    const [even, odd] = [takenBy('4'), takenBy('7')];
    expect(even.filter((file) => file.includes('.golden.'))).toHaveLength(3);
    expect(odd.filter((file) => file.includes('.golden.'))).toHaveLength(2);
    expect([...new Set([...even, ...odd])].sort()).toEqual([...ALWAYS, ...others, ...short].sort());
    expect(even.filter((file) => odd.includes(file)).sort()).toEqual([...ALWAYS, ...short].sort());
  });

  it('always include files that exist', () => {
    const missing = ALWAYS.filter(
      (file) => !fs.existsSync(fileURLToPath(new URL(`../../${file}`, import.meta.url))),
    );
    expect(missing).toEqual([]);
  });
});
