// The tiers of `npm test`: what each needs, and how to read how many of its tests passed.

/**
 * @typedef {object} Needs
 * @property {boolean} [build] the programs as they are delivered @property {boolean} [services] database and Redis @property {boolean} [rendering] browser and fonts @property {boolean} [product] the site, running
 * @typedef {{ name: string, runner: 'check' | 'jest' | 'playwright' | 'faults', needs: Needs, workers?: string, isOnRequest?: boolean }} Tier
 * @typedef {{ passed: number, failed: number }} Counts
 */

const services = { services: true };
// A file with a browser of its own fills a processor already.
const rendering = { runner: /** @type {const} */ ('jest'), workers: '1' };

/** Fast ones first. @type {Tier[]} */
export const TIERS = [
  { name: 'check', runner: 'check', needs: {} },
  { name: 'unit', runner: 'jest', needs: {} },
  { name: 'db', runner: 'jest', needs: services },
  { name: 'http', runner: 'jest', needs: { services: true, rendering: true } },
  // A sample of requests made from the contracts; `pnpm test:fuzz` makes many more.
  { name: 'fuzz', runner: 'jest', workers: '1', needs: services },
  // Faults planted in a copy, each caught by the suite that it names.
  { name: 'planted', runner: 'jest', workers: '1', needs: services, isOnRequest: true },
  // Every service about 200 résumés, twice; the unit tier holds a sample.
  { name: 'rules', runner: 'jest', workers: '1', needs: {}, isOnRequest: true },
  { name: 'web', runner: 'jest', needs: {} },
  { name: 'golden', ...rendering, needs: { build: true, services: true, rendering: true } },
  // Every résumé of the comparison takes many minutes; the golden tier holds a sample of them.
  { name: 'render', ...rendering, needs: { rendering: true }, isOnRequest: true },
  {
    name: 'e2e',
    runner: 'playwright',
    needs: { build: true, services: true, rendering: true, product: true },
  },
  // Everything that can break under the product, on services of its own; the db and e2e tiers hold samples.
  {
    name: 'faults',
    runner: 'faults',
    needs: { build: true, services: true, rendering: true, product: true },
    isOnRequest: true,
  },
];

/**
 * Splits the arguments of the command: tier names, and after `--` what goes to the tier's own runner.
 * @param {string[]} args
 */
export function parseArguments(args) {
  const end = args.indexOf('--');
  const names = end < 0 ? args : args.slice(0, end);
  const unknown = names.filter((name) => !TIERS.some((tier) => tier.name === name));
  const tiers = TIERS.filter((tier) => (names.length > 0 ? names.includes(tier.name) : !tier.isOnRequest));
  return { tiers, unknown, rest: end < 0 ? [] : args.slice(end + 1) };
}

/** A test file that could not even load counts as one failed test. @returns {Counts} */
export function countJest({ numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** @returns {Counts} */
export function countPlaywright({ stats = {}, errors = [] }) {
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  return { passed: expected + flaky, failed: unexpected + (unexpected === 0 ? errors.length : 0) };
}

/** The last line of `pnpm check` says it. @param {string} output @returns {Counts} */
export function countCheck(output) {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 1) };
}

/**
 * @param {{ name: string, passed: number, failed: number, seconds: number }[]} rows
 * @returns {string}
 */
export function table(rows) {
  const cells = [
    ['tier', 'passed', 'failed', 'seconds'],
    ...rows.map((row) => [row.name, String(row.passed), String(row.failed), row.seconds.toFixed(1)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) =>
      row
        .map((text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column])))
        .join('  '),
    )
    .join('\n');
}
