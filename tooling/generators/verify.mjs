// Generates one of each kind in a copy of the sources, and runs the relevant checks and tests there.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pnpm } from '../launcher/pnpm.mjs';

const LEFT_OUT = new Set(['.git', '.qicheng', '.turbo', 'node_modules', 'dist']);
const GENERATE = 'tooling/generators/gen.mjs';

/** Each is generated once; repeating it is rejected. */
const EXAMPLES = [
  ['endpoint', 'text-check', 'measureText', 'POST /api/text/measure', '文字的长度', '--stored'],
  ['endpoint', 'example-note', 'findNote', 'GET /api/example-note/find', '找一条便签'],
  ['job', 'checkLinks'],
  ['page', 'salaryGuide', '/guide/salary', '薪酬指南'],
  ['template', '晨光'],
  ['analysis', 'wordCount', '字数分析'],
];

/** The generated tests, and those that cover all parts of a kind; arguments of `npm test`. */
const TESTS = [
  'unit check-links word-count contract/src/endpoints apps/api/test/ report-of src/determinism.test processor-registry',
  'unit core/src/template packages/templates/src tooling/checks',
  'db check-links personal-data/tables retention.db worker/test/worker.db',
  // The rest of this file requires built programs.
  'db migrations.db -t exactly',
  'http measure-text find-note ai-product.http template.http',
  'web salary-guide hostile-results mobile-pages page-routes scroll-boxes',
].map((line) => line.split(' '));

/** @param {string} root @returns {Promise<number>} the exit code */
export async function verifyGenerators(root) {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-gen-'));
  // Browser and font programs come from the project's cache.
  const env = { ...process.env, QICHENG_HOME: process.env.QICHENG_HOME ?? path.join(root, '.qicheng') };
  const run = (args, stdio) => spawnSync(process.execPath, args, { cwd: copy, env, stdio, encoding: 'utf8' });
  const show = (...args) => run(args, 'inherit').status === 0;
  try {
    fs.cpSync(root, copy, { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) });
    const { status, output } = await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], {
      cwd: copy,
    });
    if (status !== 0) throw new Error(output);
    for (const example of EXAMPLES) if (!show(GENERATE, ...example)) return 1;
    const accepted = EXAMPLES.filter((example) => run([GENERATE, ...example], 'pipe').status !== 2);
    for (const example of accepted) console.log(`generated twice: ${example.join(' ')}`);
    const isChecked = show('tooling/checks/check.mjs');
    const areTested = TESTS.map((words) => show('tooling/launcher/test.mjs', ...words));
    return accepted.length === 0 && isChecked && areTested.every(Boolean) ? 0 : 1;
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}
