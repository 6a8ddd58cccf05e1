// Makes one of each kind in a copy of the sources, and holds the copy against the checks and the tests that it concerns.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySources } from '../mutation/copy-sources.mjs';

const LEFT_OUT = new Set(['.git', '.qicheng', '.turbo', 'node_modules', 'dist']);
const GENERATE = 'tooling/generators/gen.mjs';

/** Each is made once; asked for again it is refused. */
const EXAMPLES = [
  ['endpoint', 'text-check', 'measureText', 'POST /api/text/measure', '文字的长度', '--stored'],
  ['endpoint', 'example-note', 'findNote', 'GET /api/example-note/find', '找一条便签'],
  ['job', 'checkLinks'],
  ['page', 'salaryGuide', '/guide/salary', '薪酬指南'],
  ['template', '晨光'],
  ['analysis', 'wordCount', '字数分析'],
];

/** The tests that were written, and those that walk over everything there is of a kind. */
const TESTS = {
  unit: [
    ...[
      'check-links',
      'word-count',
      'contract/src/endpoints',
      'apps/api/test/',
      'report-of',
      'src/determinism.test',
    ],
    ...[
      'processor-registry',
      'packages/templates/src',
      'core/src/template',
      'core/src/ai-product',
      'tooling/checks',
    ],
  ],
  db: ['check-links', 'personal-data/tables', 'retention.db', 'migrations.db', 'worker/test/worker.db'],
  http: ['measure-text', 'find-note', 'ai-product.http', 'template.http', 'src/pages'],
  web: [
    ...[
      'salary-guide',
      'hostile-results',
      'mobile-pages',
      'page-routes',
      'scroll-boxes',
      'features/template',
    ],
  ],
};

/** @param {string} root @returns {Promise<number>} the exit code */
export async function verifyGenerators(root) {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-gen-'));
  // Programs for browser and fonts are taken from where the project keeps them.
  const env = { ...process.env, QICHENG_HOME: process.env.QICHENG_HOME ?? path.join(root, '.qicheng') };
  const run = (args, stdio) => spawnSync(process.execPath, args, { cwd: copy, env, stdio, encoding: 'utf8' });
  const show = (...args) => run(args, 'inherit').status === 0;
  try {
    copySources(
      root,
      copy,
      fs.readdirSync(root).filter((name) => !LEFT_OUT.has(name)),
    );
    for (const example of EXAMPLES) if (!show(GENERATE, ...example)) return 1;
    const accepted = EXAMPLES.filter((example) => run([GENERATE, ...example], 'pipe').status !== 2);
    // A template is refused by its name, anything else by its file.
    for (const example of accepted) console.log(`made twice: ${example.join(' ')}`);
    const isChecked = show('tooling/checks/check.mjs');
    const areTested = Object.entries(TESTS).map(([tier, files]) =>
      show('tooling/launcher/test.mjs', tier, ...files),
    );
    return accepted.length === 0 && isChecked && areTested.every(Boolean) ? 0 : 1;
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}
