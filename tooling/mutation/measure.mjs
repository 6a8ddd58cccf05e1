// Runs Stryker on one area in a copy of the sources, and reads its report.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runProgram } from '../launcher/child-programs.mjs';
import { projectRoot } from '../launcher/home.mjs';
import { copySources } from './copy-sources.mjs';

const require = createRequire(import.meta.url);
const program = path.join(
  path.dirname(require.resolve('@stryker-mutator/core/package.json')),
  'bin/stryker.js',
);

// Endless loops are detected by a counter; other hangs by the duration of the tests plus this margin for a busy
// machine.
const MORE_MILLISECONDS = 60_000;

/** @param {import('./areas.mjs').Area} area @param {string} results */
const settingsOf = ({ name, mutate }, results) => ({
  testRunner: 'jest',
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  jest: { configFile: 'tooling/mutation/jest.config.cjs', enableFindRelatedTests: false },
  mutate,
  // Modifies the copy in place; a further copy would break its links into this folder.
  inPlace: true,
  ignorePatterns: ['/*', '!/packages'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: MORE_MILLISECONDS,
  dryRunTimeoutMinutes: 20,
  incremental: true,
  incrementalFile: path.join(results, `${name}.incremental.json`),
  jsonReporter: { fileName: path.join(results, `${name}.json`) },
  htmlReporter: { fileName: path.join(results, `${name}.html`) },
  reporters: ['progress-append-only', 'json', 'html'],
  allowConsoleColors: false,
  warnings: { unknownOptions: false },
});

/**
 * @param {import('./areas.mjs').Area} area
 * @param {{ scratch: string, results: string, env: NodeJS.ProcessEnv, say: (line: string) => void }} options
 * @returns {Promise<import('./score.mjs').Report>}
 */
export async function measure(area, { scratch, results, env, say }) {
  const copy = path.join(scratch, 'mutation', area.name);
  copySources(projectRoot, copy);
  const settings = path.join(copy, 'stryker.config.json');
  const report = path.join(results, `${area.name}.json`);
  fs.mkdirSync(results, { recursive: true });
  fs.rmSync(report, { force: true });
  fs.writeFileSync(settings, JSON.stringify(settingsOf(area, results)));
  const status = await runProgram(
    [program, 'run', settings],
    { ...env, NODE_ENV: 'test', MUTATION_TESTS: JSON.stringify(area.tests) },
    { cwd: copy, label: area.name, isBackground: true, say },
  );
  fs.rmSync(copy, { recursive: true, force: true });
  if (status !== 0 || !fs.existsSync(report)) throw new Error(`Stryker failed in the area ${area.name}`);
  return JSON.parse(fs.readFileSync(report, 'utf8'));
}
