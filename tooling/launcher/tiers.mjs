// The tiers of `npm test`: their requirements, and how to read their counts.

/**
 * @typedef {object} Needs
 * @property {boolean} [build] the built programs @property {boolean} [services] database and Redis
 * @property {boolean} [rendering] browser and fonts @property {boolean} [product] the running site
 * @typedef {'check' | 'jest' | 'playwright' | 'faults'} Runner
 * @typedef {{ name: string, runner: Runner, needs: Needs, workers?: string, isOnRequest?: boolean }} Tier
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {Counts & { name: string, seconds: number, failures?: string[] }} Row
 */

const onJest = /** @type {const} */ ('jest');
const services = { services: true };

/** @type {Tier[]} */
export const TIERS = [
  { name: 'check', runner: 'check', needs: {} },
  { name: 'unit', runner: onJest, needs: {} },
  { name: 'db', runner: onJest, needs: services },
  { name: 'http', runner: onJest, needs: { services: true, rendering: true } },
  // A sample of requests generated from the contracts; `pnpm test:fuzz` runs many more.
  { name: 'fuzz', runner: onJest, needs: services },
  // Mutants applied to a copy, each detected by its suite.
  { name: 'mutants', runner: onJest, workers: '1', needs: services, isOnRequest: true },
  // Every service on about 200 résumés, twice; the unit tier runs a sample.
  { name: 'rules', runner: onJest, workers: '1', needs: {}, isOnRequest: true },
  { name: 'web', runner: onJest, needs: {} },
  { name: 'golden', runner: onJest, needs: { build: true, services: true, rendering: true } },
  // All résumés of the comparison take many minutes; the golden tier runs a sample of them.
  { name: 'render', runner: onJest, needs: { rendering: true }, isOnRequest: true },
  {
    name: 'e2e',
    runner: 'playwright',
    needs: { build: true, services: true, rendering: true, product: true },
  },
  // Every failure of the infrastructure, on private services; the db and e2e tiers run samples.
  {
    name: 'faults',
    runner: 'faults',
    needs: { build: true, services: true, rendering: true, product: true },
    isOnRequest: true,
  },
];

/**
 * Splits the command's arguments: tier names first, then arguments for the runner. The first word
 * that is not a tier starts the second part; without any tier before it, it is an error. A `--` may be anywhere.
 * @param {string[]} args
 */
export function parseArguments(args) {
  const isTier = (word) => TIERS.some((tier) => tier.name === word);
  const end = args.findIndex((word) => !isTier(word));
  const names = end < 0 ? args : args.slice(0, end);
  const after = end < 0 ? [] : args.slice(end);
  const isSeparated = after[0] === '--';
  const tiers = TIERS.filter((tier) => (names.length > 0 ? names.includes(tier.name) : !tier.isOnRequest));
  const unknown = names.length === 0 && !isSeparated ? after.slice(0, 1) : [];
  // Jest would take every option after a `--` for a file.
  return { tiers, unknown, rest: after.filter((word, index) => index !== after.indexOf('--')) };
}

/** The tiers of each runner, in tier order: a runner runs its tiers together. @param {Tier[]} tiers */
export function byRunner(tiers) {
  const runners = [...new Set(tiers.map(({ runner }) => runner))];
  return runners.map((runner) => ({ runner, tiers: tiers.filter((tier) => tier.runner === runner) }));
}

/** The combined requirements of the tiers. @param {Tier[]} tiers @returns {Needs} */
export const needsOf = (tiers) => Object.assign({}, ...tiers.map(({ needs }) => needs));

/** A flaky test counts as failed. @returns {Counts} */
export function countPlaywright({ stats = {}, errors = [] }) {
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  const failed = flaky + unexpected;
  return { passed: expected, failed: failed === 0 ? errors.length : failed };
}

/** Parsed from the last line of `pnpm check`. @param {string} output @returns {Counts} */
export function countCheck(output) {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 1) };
}

/** A run without tests is an error: a wrong file name or `-t` pattern. @param {Row[]} rows @returns {Row[]} */
export function failWithoutTests(rows) {
  if (rows.some(({ passed, failed }) => passed + failed > 0)) return rows;
  const [first, ...others] = rows;
  const failures = ['没有运行任何测试：没有测试文件或标题与给出的文字相符。'];
  return [{ ...first, failed: 1, failures }, ...others];
}

/** @param {Row[]} rows @returns {string} */
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
