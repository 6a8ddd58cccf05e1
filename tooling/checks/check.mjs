// `pnpm check`: everything that reads the code without running it, each step named, all faults shown.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const without = (...folders) => folders.flatMap((folder) => ['--ignore-pattern', `${folder}/**`]);
const eslint = (...args) => ['eslint', '--max-warnings=0', ...args];

/** Commands of one step run side by side. Rules that know types hold all of a part in memory, hence the parts. */
const steps = [
  ['format', [['prettier', '--check', '--log-level', 'warn', '.']]],
  ['types', [['turbo', 'run', 'typecheck', '--output-logs=errors-only']]],
  ['lint', [eslint('packages/core'), eslint('packages', ...without('packages/core'))]],
  ['lint apps', [eslint('apps/web'), eslint('apps', ...without('apps/web'))]],
  ['lint rest', [eslint('.', ...without('apps', 'packages'))]],
  ['imports', [['depcruise', '--config', 'tooling/dependency-cruiser/config.cjs', 'apps', 'packages']]],
  ['dead code', [['knip', '--no-progress', '--no-config-hints']]],
];

/** @param {string[]} command @returns {Promise<{ ok: boolean, output: string }>} */
function run(command) {
  const child = spawn('pnpm', ['exec', ...command], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: String(error) }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const wanted = process.argv.slice(2);
const isWanted = (name) =>
  wanted.length === 0 || wanted.some((word) => name === word || name.startsWith(`${word} `));
let failed = 0;
const chosen = steps.filter(([name]) => isWanted(name));
for (const [name, commands] of chosen) {
  const started = performance.now();
  const ended = await Promise.all(commands.map(run));
  const isOk = ended.every(({ ok }) => ok);
  console.log(`${isOk ? '✔' : '✘'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (isOk) continue;
  failed += 1;
  for (const { ok, output } of ended) if (!ok) console.log(output.trim());
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
