import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withSourcePositions } from './source-positions.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'source-positions-'));
const program = path.join(folder, 'main.js');
const url = pathToFileURL(program).href;
afterAll(() => fs.rmSync(folder, { recursive: true }));

// Line 3: columns 7 and 20 come from line 10 of a.ts, columns 3 and 31; line 4 from line 2 of b.ts, column 1.
fs.writeFileSync(
  `${program}.map`,
  JSON.stringify({
    version: 3,
    sources: ['../src/a.ts', '../src/b.ts'],
    names: ['save'],
    mappings: ';;MASEA,aAA4B;ACR9B',
  }),
);
const source = (name: string) => path.resolve(folder, '../src', name);

describe('positions of the source in a stack', () => {
  it('names file, line and column of the source', () => {
    const stack = `    at save (${url}:3:7)\n    at async ${url}:3:25\n    at ${url}:4:1`;
    expect(withSourcePositions(stack)).toBe(
      `    at save (${source('a.ts')}:10:3)\n    at async ${source('a.ts')}:10:31\n    at ${source('b.ts')}:2:1`,
    );
  });

  it('answers repeated frames without reading the map again', () => {
    fs.renameSync(`${program}.map`, `${program}.moved`);
    expect(withSourcePositions(`    at save (${url}:3:7)`)).toContain('a.ts:10:3');
    fs.renameSync(`${program}.moved`, `${program}.map`);
  });

  it('leaves frames as they are that no map knows', () => {
    const stack = [
      `    at before (${url}:1:1)`,
      `    at other (${pathToFileURL(path.join(folder, 'other.js')).href}:1:1)`,
      '    at Server.emit (node:events:524:28)',
      '    at /srv/node_modules/pg/lib/client.js:1:2',
    ].join('\n');
    expect(withSourcePositions(stack)).toBe(stack);
  });

  it('leaves a stack as it is when the map cannot be read', () => {
    const broken = path.join(folder, 'broken.js');
    fs.writeFileSync(`${broken}.map`, '{');
    const stack = `    at ${pathToFileURL(broken).href}:1:1`;
    expect(withSourcePositions(stack)).toBe(stack);
  });
});
