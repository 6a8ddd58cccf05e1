// `pnpm test:fuzz [--seed n] [--requests n] [--minutes n] [--group name] [--only n] [--report file]`: the long run of
// the tier of which `npm test` runs a sample. A failing request names the seed and the number that repeat it.
import path from 'node:path';
import { parseArgs } from 'node:util';

const NAMES = ['seed', 'requests', 'minutes', 'group', 'only', 'report'];
const LONG = { seed: String(Date.now() % 1_000_000_000), requests: '20000', minutes: '30' };

const options = Object.fromEntries(NAMES.map((name) => [name, { type: /** @type {const} */ ('string') }]));
const { values } = parseArgs({ options });
for (const [name, value] of Object.entries({ ...LONG, ...values })) {
  const isFile = name === 'report';
  process.env[`FUZZ_${name.toUpperCase()}`] = isFile ? path.resolve(String(value)) : String(value);
}
process.argv.splice(2, process.argv.length, 'fuzz');
await import('./test.mjs');
