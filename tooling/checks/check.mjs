// `pnpm check`: everything that reads the code without running it, each step named, all faults shown.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const without = (...folders) => folders.flatMap((folder) => ['--ignore-pattern', `${folder}/**`]);
const tsc = (project) => ['tsc', '--noEmit', '-p', project];
const eslint = (...args) => ['eslint', '--max-warnings=0', ...args];

/**
 * Two commands run at once. Types are read in three programs of the parts that share settings, so that what many use
 * is read once; rules that know types hold all of a part in memory, hence the parts.
 */
const steps = [
  ['format', [['oxfmt', '--check']]],
  [
    'types',
    [tsc('tooling/tsconfig/all/server.json'), tsc('tooling/tsconfig/all/shared.json'), tsc('apps/web')],
  ],
  ['lint', [eslint('packages/core'), eslint('packages', ...without('packages/core'))]],
  ['lint apps', [eslint('apps/web'), eslint('apps', ...without('apps/web'))]],
  ['lint rest', [eslint('.', ...without('apps', 'packages'))]],
  ['imports', [['depcruise', '--config', 'tooling/dependency-cruiser/config.cjs', 'apps', 'packages']]],
  ['dead code', [['knip', '--no-progress', '--no-config-hints']]],
];

/** @param {string[]} command @returns {Promise<{ ok: boolean, output: string, seconds: number }>} */
function run(command) {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const [program, ...args] = command;
  const child = spawn(path.join(root, 'node_modules', '.bin', program), args, {
    cwd: root,
    // There, the programs are scripts of the shell.
    shell: process.platform === 'win32',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: String(error), seconds: seconds() }));
    child.once('close', (code) => resolve({ ok: code === 0, output, seconds: seconds() }));
  });
}

const wanted = process.argv.slice(2);
const isWanted = (name) =>
  wanted.length === 0 || wanted.some((word) => name === word || name.startsWith(`${word} `));
const chosen = steps.filter(([name]) => isWanted(name));
const waiting = chosen.flatMap(([name, commands]) => commands.map((command) => ({ name, command })));
const ended = new Map(chosen.map(([name]) => [name, []]));
let failed = 0;

/** @param {string} name @param {Awaited<ReturnType<typeof run>>[]} outcomes of all commands of the step */
function tell(name, outcomes) {
  const faults = outcomes.filter(({ ok }) => !ok);
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  console.log(`${faults.length === 0 ? '✔' : '✘'} ${name} (${seconds.toFixed(1)} s)`);
  for (const { output } of faults) console.log(output.trim());
  if (faults.length > 0) failed += 1;
}

async function workThrough() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const outcomes = ended.get(next.name);
    outcomes.push(await run(next.command));
    if (outcomes.length === steps.find(([name]) => name === next.name)[1].length) tell(next.name, outcomes);
  }
}

await Promise.all([workThrough(), workThrough()]);
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
