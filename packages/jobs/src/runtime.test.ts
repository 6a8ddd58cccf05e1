import { exportResume } from './definitions/index.js';
import { type JobObserver, type JobProcessor, runJob } from './runtime.js';

function observer() {
  const seen: Array<Record<string, unknown>> = [];
  const watch: JobObserver = {
    finished: (run) => seen.push({ finished: run.jobId, error: run.error }),
    unknownJob: (run) => seen.push({ unknown: run.job }),
    connectionLost: () => undefined,
  };
  return { seen, watch };
}
const exportId = '01939b3c-0000-7000-8000-000000000001';
const job = (over: object = {}) => ({
  id: 'j1',
  name: exportResume.name,
  data: { exportId },
  attemptsMade: 0,
  opts: { attempts: 3 },
  timestamp: Date.now(),
  ...over,
});

describe('runJob', () => {
  it('passes the parsed payload and the attempt to the processor', async () => {
    const runs: unknown[] = [];
    const processor: JobProcessor = {
      definition: exportResume,
      run: (...args) => Promise.resolve(void runs.push(args)),
    };
    const { watch, seen } = observer();
    await runJob(job(), 'exports', processor, watch);
    await runJob(job({ attemptsMade: 2 }), 'exports', processor, watch);
    expect(runs).toEqual([
      [{ exportId }, { jobId: 'j1', attempt: 1, isLastAttempt: false }],
      [{ exportId }, { jobId: 'j1', attempt: 3, isLastAttempt: true }],
    ]);
    expect(seen).toEqual([
      { finished: 'j1', error: null },
      { finished: 'j1', error: null },
    ]);
  });

  it('completes a job of an unknown name and logs it', async () => {
    const { watch, seen } = observer();
    await runJob(job({ name: 'gone' }), 'exports', undefined, watch);
    expect(seen).toEqual([{ unknown: 'gone' }]);
  });

  it('throws on a payload that cannot be parsed', async () => {
    const processor: JobProcessor = {
      definition: exportResume,
      run: () => Promise.reject(new Error('must not run')),
    };
    const { watch } = observer();
    await expect(runJob(job({ data: { exportId: 'x' } }), 'exports', processor, watch)).rejects.toThrow(
      /"exportId"/,
    );
  });
});
