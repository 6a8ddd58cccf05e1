import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { failedJest, failedPlaywright } from './failed-tests.mjs';
import { projectRoot } from './home.mjs';
import { pnpm } from './pnpm.mjs';
import { countCheck, countJest, countPlaywright } from './tiers.mjs';

/**
 * Runs one tier with its output shown and gives its counts and the names of what failed.
 * @param {import('./tiers.mjs').Tier} tier
 * @param {{ env: NodeJS.ProcessEnv, scratch: string, rest: string[] }} context
 * @returns {Promise<import('./tiers.mjs').Counts & { failures?: string[] }>}
 */
export async function runTier(tier, context) {
  const report = path.join(context.scratch, `${tier.name}.json`);
  if (tier.runner === 'check') return runCheck(context);
  if (tier.runner === 'faults') return runFaults(context, report);
  const status =
    tier.runner === 'jest' ? await runJest(tier, context, report) : await runPlaywright(context, report);
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const result = JSON.parse(fs.readFileSync(report, 'utf8'));
  const counts =
    tier.runner === 'jest'
      ? { ...countJest(result), failures: failedJest(result) }
      : { ...countPlaywright(result), failures: failedPlaywright(result) };
  // A runner that failed without a failed test (a threshold, a leak) must not pass for green.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function runCheck({ env, rest }) {
  const script = path.join(projectRoot, 'tooling', 'checks', 'check.mjs');
  const { output } = await pnpm(['exec', 'node', script, ...rest], { env });
  process.stdout.write(output);
  return countCheck(output);
}

async function runFaults({ env, rest }, report) {
  const script = path.join(projectRoot, 'tests', 'faults', 'run.mjs');
  const status = await show([script, ...rest], { ...env, FAULTS_REPORT: report });
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const counts = JSON.parse(fs.readFileSync(report, 'utf8'));
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function runJest(tier, { env, rest }, report) {
  const jest = path.join(projectRoot, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = [
    '--selectProjects',
    tier.name,
    '--passWithNoTests',
    // What a failed set-up leaves open must not hold the whole run.
    '--forceExit',
    '--json',
    `--outputFile=${report}`,
    `--maxWorkers=${tier.workers ?? Math.max(2, Math.ceil(os.availableParallelism() / 2))}`,
    // A file that starts the whole API leaves 70 MB behind; a worker that holds this much makes room for a new one.
    '--workerIdleMemoryLimit=1500MB',
  ];
  return show([jest, ...args, ...rest], env);
}

function runPlaywright({ env, rest }, report) {
  const cli = path.join(projectRoot, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = path.join(projectRoot, 'tests', 'e2e', 'playwright.config.ts');
  return show([cli, 'test', '--config', config, '--reporter=list,json', ...rest], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function show(args, env) {
  return new Promise((resolve) => {
    // Jest writes its JSON to standard output as well as to the file; people read what goes to standard error.
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env,
      stdio: ['ignore', args.includes('--json') ? 'ignore' : 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
