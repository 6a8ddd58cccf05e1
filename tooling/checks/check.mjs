// `pnpm check`: everything that reads the code without running it, each step named, all faults shown.
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const steps = [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']],
  ['lint', 'eslint', ['--max-warnings=0', '.']],
  ['imports', 'depcruise', ['--config', 'tooling/dependency-cruiser/config.cjs', 'apps', 'packages']],
  ['dead code', 'knip', ['--no-progress', '--no-config-hints']],
];

const wanted = process.argv.slice(2);
const failed = [];
for (const [name, command, args] of steps) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('pnpm', ['exec', command, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✔' : '✘'} ${name} (${seconds} s)`);
  if (status === 0) continue;
  failed.push(name);
  console.log(`${stdout}${stderr}`.trim());
}
console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
