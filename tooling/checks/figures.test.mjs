import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { climbingImports, figures, importerCounts, isSource, lineCount, walksOf } from './figures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const walks = walksOf(fs.readFileSync(path.join(root, 'docs/ARCHITECTURE.md'), 'utf8'));

/** @param {string} source @param {Record<string, string>} [imports] */
const moduleOf = (source, imports = {}) => ({
  source,
  dependencies: Object.entries(imports).map(([module, resolved]) => ({ module, resolved })),
});

const [A, B, C, D] = ['a', 'b', 'c', 'deep/er/d'].map((name) => `packages/core/src/${name}.ts`);
const modules = [
  moduleOf(A, { './b.js': B, './c.js': C, '@nestjs/common': 'node_modules/@nestjs/common/index.js' }),
  moduleOf(B, { './c.js': C, './b.js': B }),
  moduleOf(C),
  moduleOf(D, { '../../../test/x.js': 'packages/core/test/x.ts', '../../a.js': A }),
  moduleOf('packages/core/src/b.test.ts', { './b.js': B, '../../../apps/api/src/x.js': 'apps/api/src/x.ts' }),
  moduleOf('packages/core/test/x.ts', { '../src/a.js': A }),
];

describe('a walk in the architecture document', () => {
  it.each(walks.flatMap(({ title, files }) => files.map((file) => [title, file])))(
    '%s: %s exists',
    (_title, file) => {
      expect(fs.existsSync(path.join(root, file))).toBe(true);
    },
  );

  it('exists for each of the three calls and for the part shared by all', () => {
    expect(walks.map(({ title }) => title)).toEqual([
      'Passed by every call',
      'Passed by every job',
      'Sign-in with phone and password',
      'Export of a résumé as PDF',
      'JD analysis, by the rules',
    ]);
  });

  it('lists each file once, in a separate numbered line', () => {
    const page = fs.readFileSync(path.join(root, 'docs/ARCHITECTURE.md'), 'utf8');
    const numbered = page.match(/^\d+\. `(apps|packages)\/[^`*<]+\.tsx?`: .+$/gm) ?? [];
    const files = walks.flatMap((walk) => walk.files);
    expect(numbered).toHaveLength(files.length);
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('source figures', () => {
  it.each([
    ['apps/web/src/app/page.tsx', true],
    ['packages/core/src/a.ts', true],
    ['packages/core/src/a.test.ts', false],
    ['packages/core/src/a.db.test.ts', false],
    ['packages/db/src/generated/client.ts', false],
    ['apps/web/src/virtual-modules.d.ts', false],
    ['apps/api/test/a.ts', false],
    ['tooling/checks/figures.mjs', false],
  ])('count %s as source: %s', (file, expected) => {
    expect(isSource(file)).toBe(expected);
  });

  it('count the importers of a file, except tests and the file itself', () => {
    expect(Object.fromEntries(importerCounts(modules))).toEqual({ [A]: 1, [B]: 1, [C]: 2, [D]: 0 });
  });

  it('find imports that climb three or more levels', () => {
    expect(climbingImports(modules)).toEqual([`${D}: ../../../test/x.js`]);
  });

  it('count lines, with and without a final line break', () => {
    expect([lineCount('a\nb\n'), lineCount('a\nb')]).toEqual([2, 2]);
  });

  it('read the files of a walk once each, up to the next heading', () => {
    const page =
      '## W\n### One\n1. `apps/a/src/b.ts`: x\n2. `apps/a/src/b.ts`: y\n## End\n`apps/a/src/c.ts`\n### Two\nno';
    expect(walksOf(page)).toEqual([{ title: 'One', files: ['apps/a/src/b.ts'] }]);
  });

  it('are rows of a table', () => {
    const lines = { [A]: 301, [B]: 30, [C]: 300, [D]: 1 };
    const read = (/** @type {string} */ file) => 'x\n'.repeat(lines[file]);
    const input = { modules, circles: 0, read, walks: [{ title: 'One', files: [A, B] }] };
    expect(figures(input)).toEqual([
      ['source files', 4],
      ['with exactly one importer', 2],
      ['with one importer and fewer than 30 lines', 0],
      ['longest file', `301 lines, ${A}`],
      ['files over 300 lines', 1],
      ['imports that climb three or more levels', 1],
      ['circular imports', 0],
      ['files named: One', 2],
    ]);
    const [, , small] = figures({ ...input, read: () => 'x\n'.repeat(29) });
    expect(small).toEqual(['with one importer and fewer than 30 lines', 2]);
  });
});
