// `pnpm test:fuzz [--seed n] [--requests n] [--minutes n] [--group name] [--only n] [--report file]`: the full run;
// `npm test` runs a sample. A failing request prints the seed and the number that repeat it. `--duplicates n` sends
// only duplicates, `--mutants` runs the suites against the mutants of apps/api/test/mutants.
import path from 'node:path';
import { parseArgs } from 'node:util';

const NAMES = ['seed', 'requests', 'minutes', 'group', 'only', 'report', 'duplicates', 'walks'];
const LONG = {
  seed: String(Date.now() % 1_000_000_000),
  requests: '20000',
  minutes: '30',
  duplicates: '20000',
  walks: '500',
  whole: '1',
};

const text = NAMES.map((name) => [name, { type: /** @type {const} */ ('string') }]);
const options = { ...Object.fromEntries(text), mutants: { type: /** @type {const} */ ('boolean') } };
const { mutants, ...values } = parseArgs({ options }).values;
if (!mutants) {
  for (const [name, value] of Object.entries({ ...LONG, ...values })) {
    const isFile = name === 'report';
    process.env[`FUZZ_${name.toUpperCase()}`] = isFile ? path.resolve(String(value)) : String(value);
  }
}
const isAboutCalls = ['requests', 'group', 'only'].some((name) => values[name] !== undefined);
const only = values.duplicates ? 'duplicates' : isAboutCalls ? 'calls' : null;
const files = only ? ['--', `apps/api/test/fuzz/${only}.fuzz.test.ts`] : [];
process.argv.splice(2, process.argv.length, mutants ? 'mutants' : 'fuzz', ...files);
await import('./test.mjs');
