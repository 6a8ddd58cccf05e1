// The product addresses its user as 您. Interview questions, and texts that a user may type, use 你.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PLACES = [
  'apps/web/src',
  'packages/contract/src',
  'packages/core/src',
  'packages/templates/src',
  'packages/ai/src/analyses/**/report.ts',
];
const files = execFileSync(
  'git',
  ['ls-files', '--', ...PLACES.map((place) => `:(glob)${place}${place.endsWith('.ts') ? '' : '/**/*.ts*'}`)],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && !file.includes('.test.'));

it('is 您 in every text of the user interface', () => {
  expect(files.length).toBeGreaterThan(500);
  const informal = files.flatMap((file) =>
    fs
      .readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes('你') ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(informal).toEqual([]);
});
