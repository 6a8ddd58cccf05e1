// How each runner runs its tiers and reports their counts.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { runProgram } from './child-programs.mjs';
import { failedPlaywright } from './failed-tests.mjs';
import { projectRoot } from './home.mjs';
import { countCheck, countPlaywright, failWithoutTests } from './tiers.mjs';

/** Each worker loads all modules, which takes 20 s of processor time; checks and journeys use the cores while one waits. */
const JEST_WORKERS = Math.max(2, os.availableParallelism());

/**
 * @typedef {object} Context
 * @property {NodeJS.ProcessEnv} env @property {string} scratch @property {string[]} rest arguments of the runner
 * @property {import('./child-programs.mjs').Display} display
 * @typedef {import('./tiers.mjs').Row} Row
 * @typedef {import('./tiers.mjs').Tier} Tier
 */

/** @type {Record<import('./tiers.mjs').Runner, (tiers: Tier[], context: Context) => Promise<Row[]>>} */
const RUNNERS = {
  check: async ([{ name }], context) => [await timed(name, () => runCheck(context))],
  jest: runJest,
  playwright: async ([{ name }], context) => [await timed(name, () => runPlaywright(context))],
  faults: async ([{ name }], context) => [await timed(name, () => runFaults(context))],
};

/**
 * Runs the tiers of one runner and returns a row for each.
 * @param {import('./tiers.mjs').Runner} runner @param {Tier[]} tiers @param {Context} context @returns {Promise<Row[]>}
 */
export const runTiers = (runner, tiers, context) => RUNNERS[runner](tiers, context);

/** @param {string} name @param {() => Promise<import('./tiers.mjs').Counts & { failures?: string[] }>} work @returns {Promise<Row>} */
async function timed(name, work) {
  const started = performance.now();
  const counts = await work();
  return { name, ...counts, seconds: (performance.now() - started) / 1000 };
}

async function runCheck({ env, rest, display }) {
  let output = '';
  const say = (line) => {
    output += `${line}\n`;
    display.say(line);
  };
  const script = path.join(projectRoot, 'tooling', 'checks', 'check.mjs');
  await runProgram([script, ...rest], env, { label: 'check', ...display, say });
  return countCheck(output);
}

async function runFaults({ env, rest, scratch, display }) {
  const report = path.join(scratch, 'faults.json');
  const script = path.join(projectRoot, 'tests', 'faults', 'run.mjs');
  const status = await runProgram([script, ...rest], { ...env, FAULTS_REPORT: report }, display);
  return notGreenByChance(status, readReport(report) ?? { passed: 0, failed: 1 });
}

async function runJest(tiers, { env, rest, scratch, display }) {
  const report = path.join(scratch, 'jest.json');
  const args = [
    path.join(projectRoot, 'node_modules', 'jest', 'bin', 'jest.js'),
    '--selectProjects',
    ...tiers.map(({ name }) => name),
    '--reporters=default',
    `--reporters=${path.join(projectRoot, 'tooling', 'jest', 'tier-reporter.mjs')}`,
    `--maxWorkers=${tiers.find(({ workers }) => workers)?.workers ?? String(JEST_WORKERS)}`,
    // A file that starts the whole API leaks 70 MB; a worker above this limit is replaced.
    '--workerIdleMemoryLimit=2200MB',
    ...rest,
  ];
  const status = await runProgram(args, { ...env, TIER_REPORT: report }, display);
  const found = readReport(report) ?? [];
  const rows = tiers.map(
    ({ name }) => found.find((row) => row.name === name) ?? { name, passed: 0, failed: 0, seconds: 0 },
  );
  const [first, ...others] = rows;
  if (status === 0) return failWithoutTests(rows);
  return rows.some(({ failed }) => failed > 0) ? rows : [notGreenByChance(status, first), ...others];
}

async function runPlaywright({ env, rest, scratch, display }) {
  const report = path.join(scratch, 'e2e.json');
  const cli = path.join(projectRoot, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = path.join(projectRoot, 'tests', 'e2e', 'playwright.config.ts');
  const status = await runProgram(
    [cli, 'test', '--config', config, '--reporter=list,json', ...rest],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    display,
  );
  const result = readReport(report);
  if (!result) return { passed: 0, failed: 1 };
  return notGreenByChance(status, { ...countPlaywright(result), failures: failedPlaywright(result) });
}

const readReport = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null);

/**
 * A runner that failed without a failed test (a threshold, no test found) must not count as passed.
 * @template {import('./tiers.mjs').Counts} Result
 * @param {number} status @param {Result} counts @returns {Result}
 */
const notGreenByChance = (status, counts) =>
  status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
