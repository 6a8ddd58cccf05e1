// No page uses a colour that a theme does not define.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownColours } from './own-colours.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['apps/web/src', 'packages/ui/src'];
const TOKENS = path.join('packages', 'ui', 'src', 'tokens.css');
const sheets = folders.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);

describe('page style sheets', () => {
  it.each([
    ['color: #fff;', true],
    ['background: rgb(0 0 0 / 40%);', true],
    ['color: white;', true],
    ['white-space: nowrap;', false],
    ['color: var(--red);', false],
    ['background: color-mix(in srgb, var(--ink) 18%, transparent);', false],
    ['/* #123456 */', false],
  ])('%s', (line, isFound) => {
    expect(ownColours('a.css', `.a {\n  ${line}\n}`)).toHaveLength(isFound ? 1 : 0);
  });

  it('use only colour tokens', () => {
    const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
    expect(sheets.filter((file) => file !== TOKENS).flatMap((file) => ownColours(file, read(file)))).toEqual(
      [],
    );
    expect(sheets.length).toBeGreaterThan(100);
  });
});
