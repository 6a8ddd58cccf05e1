// `pnpm check [step…]`: all static checks, each step named, all errors shown.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { fingerprint, hasStamp, writeStamp } from '../launcher/stamp.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const installed = (program, ...args) => ({
  file: path.join(root, 'node_modules', '.bin', program),
  args,
  // On Windows the programs are shell scripts.
  shell: process.platform === 'win32',
});
// Compiler threads repeat work and never release memory before exit: one process per large workspace, and one for
// all small ones, which share most of their types (docs/adr/0011-oxlint.md).
const lint = (...args) => ({ ...installed('oxlint', ...args), env: { GOMAXPROCS: '1', GOGC: '400' } });
const foldersOf = (parent) =>
  fs
    .readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);
const LONGEST = 'apps/web';
const LARGE = ['apps/api', 'apps/worker', 'packages/ai', 'packages/core', 'packages/contract'];
const small = [...foldersOf('apps'), ...foldersOf('packages')].filter(
  (folder) => folder !== LONGEST && !LARGE.includes(folder),
);

/** Two steps run at once, the longest first. */
const steps = {
  [`code ${LONGEST}`]: lint(LONGEST),
  'code small workspaces': lint(...small),
  ...Object.fromEntries(LARGE.map((folder) => [`code ${folder}`, lint(folder)])),
  'code elsewhere': lint('--ignore-pattern', 'apps/**', '--ignore-pattern', 'packages/**'),
  imports: installed('depcruise', '--config', 'tooling/dependency-cruiser/config.cjs', 'apps', 'packages'),
  'dead code': installed('knip', '--no-progress', '--no-config-hints'),
  format: installed('oxfmt', '--check'),
};

// Files that no step reads, and files that change without code changes.
const UNREAD = new Set(['.git', 'node_modules', '.qicheng', '.turbo', 'test-results', 'coverage']);
const state = fingerprint(root, [
  ...fs.readdirSync(root).filter((name) => !UNREAD.has(name)),
  'node_modules/.qicheng-installed',
  'packages/db/src/generated/.stamp',
]);
const stampOf = (name) =>
  path.join(root, 'node_modules', '.qicheng-checks', name.replaceAll(/[^a-z-]/g, '_'));

/** A passed step is not repeated until some file changes. */
const isKnown = (name) => !process.env.CHECK_FORCE && hasStamp(stampOf(name), state);

/** @param {{ file: string, args: string[], shell?: boolean, env?: Record<string, string> }} step @returns {Promise<{ isRight: boolean, output: string }>} */
function run({ file, args, shell = false, env = {} }) {
  const variables = { ...process.env, ...env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };
  const child = spawn(file, args, { cwd: root, shell, env: variables });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isRight: false, output: String(error) }));
    child.once('close', (status) => resolve({ isRight: status === 0, output }));
  });
}

const selected = process.argv.slice(2);
const isWanted = (name) =>
  selected.length === 0 || selected.some((word) => name === word || name.startsWith(`${word} `));
const waiting = Object.entries(steps).filter(([name]) => isWanted(name));
let passed = 0;
let failed = 0;

async function workThrough() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, step] = next;
    if (isKnown(name)) {
      console.log(`✔ ${name} (no file has changed since it passed)`);
      passed += 1;
      continue;
    }
    const started = performance.now();
    const { isRight, output } = await run(step);
    if (isRight) writeStamp(stampOf(name), state);
    const seconds = (performance.now() - started) / 1000;
    console.log(`${isRight ? '✔' : '✘'} ${name} (${seconds.toFixed(1)} s)`);
    if (!isRight) console.log(output.trim());
    if (isRight) passed += 1;
    else failed += 1;
  }
}

await Promise.all([workThrough(), workThrough()]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
