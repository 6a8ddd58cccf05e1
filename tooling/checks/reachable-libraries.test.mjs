import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reachableFrom } from '../../docker/reachable-libraries.mjs';

const target = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'reachable-')));
afterAll(() => fs.rmSync(target, { recursive: true }));

function write(file, content) {
  const place = path.join(target, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}

function link(from, to) {
  fs.mkdirSync(path.join(target, path.dirname(from)), { recursive: true });
  fs.symlinkSync(path.join(target, to), path.join(target, from));
}

const inStore = (name) => `node_modules/.pnpm/${name}@1.0.0/node_modules/${name}`;

beforeAll(() => {
  for (const name of ['imported', 'lazy', 'needed', 'resolved', 'spawned', 'bundled'])
    write(`${inStore(name)}/package.json`, { name, main: 'index.js' });
  for (const name of ['resolved', 'spawned']) write(`${inStore(name)}/index.js`, '');
  link('node_modules/.pnpm/imported@1.0.0/node_modules/needed', inStore('needed'));
  write('packages/words/package.json', { dependencies: { resolved: '1', bundled: '1' } });
  write('packages/words/dist/words.js', "const file = require.resolve('resolved/package.json');");
  for (const name of ['resolved', 'bundled']) link(`packages/words/node_modules/${name}`, inStore(name));
  write('packages/import/package.json', { dependencies: { spawned: '1' } });
  link('packages/import/node_modules/spawned', inStore('spawned'));
});

/** Each as the bundler writes it, with and without spaces. */
const PROGRAMS = {
  minified: [
    'import"../../../../node_modules/.pnpm/imported@1.0.0/node_modules/imported/index.js";',
    'const a=()=>import(`../../../../node_modules/.pnpm/lazy@1.0.0/node_modules/lazy/index.js`);',
    'const require$1=createRequire$1(new URL(`../../../../packages/words/dist/words.js`,import.meta.url).href);',
    'spawn(new URL(`./child.js`,new URL(`../../../../packages/import/dist/isolated.js`,import.meta.url).href));',
  ],
  readable: [
    'import { one } from "../../../../node_modules/.pnpm/imported@1.0.0/node_modules/imported/index.js";',
    'const a = () => import("../../../../node_modules/.pnpm/lazy@1.0.0/node_modules/lazy/index.js");',
    'const require = createRequire(new URL("../../../../packages/words/dist/words.js", import.meta.url).href);',
    'spawn(new URL("./child.js", new URL("../../../../packages/import/dist/isolated.js", import.meta.url).href));',
  ],
};

describe('libraries of an image', () => {
  it.each(Object.entries(PROGRAMS))(
    'are those that a %s program imports, resolves or starts, and no bundled ones',
    (_kind, lines) => {
      write('apps/worker/dist/bundle/main.js', lines.join('\n'));
      const { libraries, packages } = reachableFrom(target, 'worker');
      const found = [...libraries].map((name) => name.split('@')[0]);
      expect(found.sort()).toEqual(['imported', 'lazy', 'needed', 'resolved', 'spawned']);
      expect([...packages]).toEqual([path.join(target, 'packages/import')]);
    },
  );
});
