import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const model = readFileSync(path.join(root, 'docs/rules/threats.md'), 'utf8');
const ids = [...model.matchAll(/<a id="[a-z]+\d+"><\/a>([A-Z]+\d+)/g)].map(([, id = '']) => id);
const tests = ['packages', 'apps', 'tests'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => filesIn(path.join(root, folder, name))),
);

/** Returns the test files below a folder, without those of linked packages. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(file);
    return /\.(?:test|spec)\.tsx?$/.test(entry.name) && file !== __filename ? [file] : [];
  });
}

it('each threat has a test with its id', () => {
  expect(ids.length).toBeGreaterThan(70);
  const titles = tests.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      // A title may be on its own line.
      .filter((line) => /['`].*\b[A-Z]{2}\d/.test(line) && !/^\s*(?:\/\/|\*)/.test(line)),
  );
  const named = new Set(titles.flatMap((line) => line.match(/\b[A-Z]{2}\d{1,2}\b/g) ?? []));
  expect(ids.filter((id) => !named.has(id))).toEqual([]);
});
