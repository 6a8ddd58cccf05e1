// `pnpm test:bursts [--bursts n] [--seed n]`: the full run of `bursts.http.test.ts`; `npm test` runs a sample.
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { bursts: { type: 'string', default: '500' }, seed: { type: 'string' } },
});
process.env.BURSTS = values.bursts;
if (values.seed !== undefined) process.env.BURST_SEED = values.seed;
process.argv.splice(2, process.argv.length, 'http', '--', 'apps/api/test/bursts.http.test.ts');
await import('./test.mjs');
