import { timeLimit } from '@qicheng/testing/open-database';
import { type Group, GROUPS } from './fuzz-case.js';
import type { FuzzOptions } from './fuzz-run.js';

// `npm test` runs a sample of fixed size, the same on every machine; its time limit only stops a hang. `pnpm test:fuzz`
// sets other sizes. The sample covers every call that takes an object, with each kind of object of another user.
const SAMPLE = { seed: 20_261_121, requests: 1_100, minutes: timeLimit(20), duplicates: 600, walks: 8 };

const numberOf = (name: string, otherwise: number): number => Number(process.env[name] || otherwise);

interface Sizes {
  reportFile: string | null;
  /** Whether all cells of every table run instead of a sample. */
  isWhole: boolean;
  /** Requests in the duplicates test, sent 20 at a time. */
  duplicates: number;
  /** Random walks through the model. */
  walks: number;
}

/** Returns the sizes and the seed of the run; `pnpm test:fuzz` sets them by environment variables. */
export function fuzzOptions(): FuzzOptions & Sizes {
  const group = process.env.FUZZ_GROUP || null;
  if (group !== null && !GROUPS.includes(group as Group))
    throw new Error(`FUZZ_GROUP: ${GROUPS.join(', ')}; not ${group}`);
  const only = process.env.FUZZ_ONLY;
  return {
    seed: numberOf('FUZZ_SEED', SAMPLE.seed),
    requests: numberOf('FUZZ_REQUESTS', SAMPLE.requests),
    minutes: numberOf('FUZZ_MINUTES', SAMPLE.minutes),
    group: group as Group | null,
    only: only ? Number(only) : null,
    reportFile: process.env.FUZZ_REPORT || null,
    isWhole: process.env.FUZZ_WHOLE === '1',
    duplicates: numberOf('FUZZ_DUPLICATES', SAMPLE.duplicates),
    walks: numberOf('FUZZ_WALKS', SAMPLE.walks),
  };
}
