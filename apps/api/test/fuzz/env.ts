import { timeLimit } from '@qicheng/testing/time-limit';
import { type Group, GROUPS } from './fuzz-case.js';
import type { FuzzOptions } from './fuzz-run.js';

// What `npm test` runs: a sample by size, the same on every machine; its time only ends what hangs. `pnpm test:fuzz`
// sets its own. The requests take in every call that names a thing, with each kind of thing of somebody else's.
const SAMPLE = { seed: 20_261_121, requests: 1_100, minutes: timeLimit(20), duplicates: 600, walks: 8 };

const numberOf = (name: string, otherwise: number): number => Number(process.env[name] || otherwise);

interface Sizes {
  reportFile: string | null;
  /** The whole of every table instead of a sample. */
  isWhole: boolean;
  /** Sends of duplicates, 20 at a time. */
  duplicates: number;
  /** Walks of the model. */
  walks: number;
}

/** How long and from which seed; set by `pnpm test:fuzz`. */
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
