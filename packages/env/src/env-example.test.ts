import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allFragments } from './fragments.js';

const example = readFileSync(path.join(__dirname, '../../../.env.example'), 'utf8');
// Everything below this line concerns only the compose file, as tooling/checks/deployment.test.mjs checks.
const [product = ''] = example.split('# ── 只由 docker compose 读取');
const documented = [...product.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
const known = allFragments.flatMap((fragment) => Object.keys(fragment.variables));

describe('.env.example', () => {
  it('documents every variable once and no other', () => {
    expect([...documented].sort()).toEqual([...known].sort());
  });
});
