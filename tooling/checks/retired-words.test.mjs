// Names, comments and pages use the standard terms (docs/CODE_STYLE.md).
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { citingFiles } from './citations.mjs';
import { retiredWordsIn, wordTable } from './retired-words.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
/** The words themselves, the code of conduct and third-party data are exempt. */
const OTHERS =
  /^(tooling\/checks\/retired-words|docs\/CODE_STYLE\.md|CODE_OF_CONDUCT\.md|prisma\/(seed|migrations)\/)|\.ya?ml$/;
const files = citingFiles(root).filter((file) => !OTHERS.test(file));

describe('a retired word', () => {
  it.each([
    ['a.ts', 'class PaymentUpkeep {}', ['a.ts:1: `Upkeep`, say `Maintenance`']],
    ['a.ts', '\n// A kept version', ['a.ts:2: `KeptVersion`, say revision']],
    ['order-endings.ts', '', ['order-endings.ts:1: `OrderEndings`, say `OrderCloser`']],
    ['a.ts', 'const faults = [];', [expect.stringMatching(/^a\.ts:1: `fault`, say error/)]],
    ['a.ts', '// As a row says [fault 10]; the default holds.', []],
    ['a.ts', "const failed = { fault: 'timedOut' }; show(run.fault);", []],
    ['tests/faults/rows/redis.mjs', 'const fault = 1;', []],
    ['a.ts', '// A name stands in the head', [expect.stringMatching(/^a\.ts:1: stands in, at/)]],
    ['a.ts', '// A larger font stands in for it; the code stands for a place', []],
    ['a.ts', "it('refuses, whoever asks')", []],
    [
      'a.ts',
      '// Whoever asks is refused',
      ['a.ts:1: whoever, say the caller, the client, the visitor; anyone who, where it is anyone'],
    ],
  ])('is found in %s: %j', (file, text, found) => {
    expect(retiredWordsIn(file, text)).toEqual(found);
  });

  it('occurs nowhere', () => {
    expect(files.flatMap((file) => retiredWordsIn(file, read(file)))).toEqual([]);
    expect(files.length).toBeGreaterThan(1000);
  });

  it('is listed in the style guide with its standard term', () => {
    const rows = read('docs/CODE_STYLE.md')
      .split('\n')
      .filter((line) => line.startsWith('| '));
    const [, , ...words] = rows.map((row) => row.replace(/ +\|/g, ' |'));
    expect(words).toEqual(wordTable());
  });
});
