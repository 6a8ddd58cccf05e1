import { expectedEnd, FAULTS, runJobs } from './fault-matrix.js';

const JOBS = 20;
/** The product's time limits divided by ten, and the longest time that a run may then take. */
const TIMEOUTS = { firstByteMs: 3_000, stallMs: 1_500, totalMs: 9_000, longestPauseMs: 500 };
const MAX_MS = 12_000;

describe('a faulty provider [fault 10]', () => {
  it.each(FAULTS)(
    'ends twenty runs of twenty refunded: %s',
    async (fault) => {
      const end = await runJobs(fault, JOBS, { timeouts: TIMEOUTS });
      expect(end).toMatchObject(expectedEnd(JOBS));
      expect(end.states.every((state) => state.startsWith('failed '))).toBe(true);
      expect(end.requests).toBeLessThanOrEqual(JOBS * 2);
      expect(end.longestMs).toBeLessThan(MAX_MS);
    },
    300_000,
  );
});
