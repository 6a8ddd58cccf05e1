import { exportReport } from '@qicheng/jobs/definitions';
import { loggableError } from '@qicheng/jobs/loggable-error';
import { runJob } from '@qicheng/jobs/runtime';
import { type LeasedWork, RENEW_EVERY_MS, runLeasedJob } from './run-leased-job.js';

type Claim = Record<'id' | 'claimedBy', string>;
type Work = LeasedWork<Claim, string, 'tooLarge' | 'timedOut', string>;

const claim: Claim = { id: 'row', claimedBy: 'me' };

class TooLarge extends Error {}
class Late extends Error {}
class Aborted extends Error {}

const failureOf: Work['failureOf'] = (error) => {
  if (error instanceof TooLarge) return { errorCode: 'tooLarge', isPermanent: true };
  if (error instanceof Aborted) return 'aborted';
  return error instanceof Late ? { errorCode: 'timedOut', isPermanent: false } : null;
};

/** A row that records its calls. */
function stage({ isFree = true } = {}) {
  const did: unknown[] = [];
  const note = (...what: unknown[]) => Promise.resolve(did.push(what) > 0);
  const renew = jest.fn((_claim: Claim, _progress?: string) => Promise.resolve(true));
  const rows = {
    claim: () => Promise.resolve(isFree ? claim : null),
    renew,
    complete: (_claim: Claim, result: string) => note('complete', result),
    fail: (_claim: Claim, errorCode: string) => note('fail', errorCode),
    release: () => note('release'),
  };
  const run = (work: Work['work'], isLastAttempt = false, options: Pick<Work, 'stopping'> = {}) =>
    runLeasedJob(rows, 'row', { isLastAttempt }, { work, failureOf, ...options });
  return { did, renew, run };
}

/** Work that continues until its signal aborts it. */
const untilAborted: Work['work'] = (_claim, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Aborted()));
  });

const rejecting = (error: Error) => () => Promise.reject(error);
const renewals = (count: number) => jest.advanceTimersByTimeAsync(count * RENEW_EVERY_MS);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a leased job', () => {
  it('ignores a row that is over or claimed by another worker', async () => {
    const { did, run } = stage({ isFree: false });
    const work = jest.fn(() => Promise.resolve('made'));
    await run(work);
    expect(work).not.toHaveBeenCalled();
    expect(did).toEqual([]);
  });

  it('renews its lease with the reported progress during the work, and not afterwards', async () => {
    const { did, renew, run } = stage();
    await run(async (_claim, job) => {
      await renewals(1);
      job.report('half');
      await renewals(1);
      return 'made';
    });
    await renewals(3);
    expect(renew.mock.calls).toEqual([
      [claim, undefined],
      [claim, 'half'],
    ]);
    expect(did).toEqual([['complete', 'made']]);
  });

  it('stores its progress at once on request', async () => {
    const { renew, run } = stage();
    await run(async (_claim, job) => {
      job.report('reading');
      await job.renew();
      return 'made';
    });
    expect(renew.mock.calls).toEqual([[claim, 'reading']]);
  });

  it('continues after a failed renewal', async () => {
    const { did, renew, run } = stage();
    renew.mockRejectedValueOnce(new Error('the database is away'));
    await run(async (_claim, { signal }) => {
      await renewals(2);
      return signal.aborted ? 'stopped' : 'made';
    });
    expect(did).toEqual([['complete', 'made']]);
  });

  it('is aborted and writes nothing after it lost its lease', async () => {
    const { did, renew, run } = stage();
    renew.mockResolvedValue(false);
    const ended = run(untilAborted, true);
    await renewals(1);
    await ended;
    expect(did).toEqual([]);
  });

  it('does not store a result that arrives after it lost its lease', async () => {
    const { did, renew, run } = stage();
    renew.mockResolvedValue(false);
    await run(() => renewals(1).then(() => 'made'));
    expect(did).toEqual([]);
  });

  it('is released for another worker when its own stops, even at the last attempt', async () => {
    const { did, run } = stage();
    const stopping = new AbortController();
    const ended = run(untilAborted, true, { stopping: stopping.signal });
    await renewals(1);
    stopping.abort();
    await ended;
    expect(did).toEqual([['release']]);
  });

  it('ends as usual if it fails by itself while its worker stops', async () => {
    const { did, run } = stage();
    const stopping = AbortSignal.abort();
    await run(rejecting(new TooLarge('21 pages')), false, { stopping });
    expect(did).toEqual([['fail', 'tooLarge']]);
  });

  it('writes nothing but reports it if it lost its lease and fails', async () => {
    const { did, renew, run } = stage();
    renew.mockResolvedValue(false);
    const work = () => renewals(1).then(rejecting(new Late('20 s')));
    await expect(run(work, true)).rejects.toThrow('20 s');
    expect(did).toEqual([]);
  });

  it('is released after a failure, and ended with its reason at the last attempt', async () => {
    const { did, run } = stage();
    const work = rejecting(new Late('20 s'));
    await expect(run(work)).rejects.toThrow('20 s');
    await expect(run(work, true)).rejects.toThrow('20 s');
    expect(did).toEqual([['release'], ['fail', 'timedOut']]);
  });

  it('is marked as broken if the last attempt ends with an unexpected error', async () => {
    const { did, run } = stage();
    await expect(run(rejecting(new Error('the disk is gone')), true)).rejects.toThrow('the disk is gone');
    expect(did).toEqual([['fail', 'broken']]);
  });

  it('ends at once if a retry would fail in the same way', async () => {
    const { did, run } = stage();
    await run(rejecting(new TooLarge('21 pages')));
    expect(did).toEqual([['fail', 'tooLarge']]);
  });

  it('keeps user input out of the log and the queue', async () => {
    const { run } = stage();
    const error = new Error('INSERT (张三, 13800138000)\nUnique constraint failed');
    error.name = 'PrismaClientKnownRequestError';
    const logged: unknown[] = [];
    const kept: unknown = await runJob(
      {
        id: 'row.0',
        name: exportReport.name,
        attemptsMade: 0,
        timestamp: 0,
        opts: { attempts: 3 },
        data: { exportId: '00000000-0000-4000-8000-000000000000' },
      },
      'exports',
      { definition: exportReport, run: () => run(rejecting(error)) },
      {
        finished: ({ error: thrown }) => logged.push(loggableError(thrown)),
        unknownJob: () => {},
        connectionLost: () => {},
      },
    ).catch((thrown: unknown) => thrown);
    expect(logged).toMatchObject([{ message: 'Unique constraint failed' }]);
    expect(kept).toMatchObject({ message: 'Unique constraint failed' });
    expect(JSON.stringify([logged, (kept as Error).stack])).not.toMatch(/13800138000|张三/);
  });
});
