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
  it('leaves a row alone that is over or held by another worker', async () => {
    const { did, run } = stage({ isFree: false });
    const work = jest.fn(() => Promise.resolve('made'));
    await run(work);
    expect(work).not.toHaveBeenCalled();
    expect(did).toEqual([]);
  });

  it('renews its lease while the work goes on, with what was reported, and not after it', async () => {
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

  it('tells at once how far it is when it is asked to', async () => {
    const { renew, run } = stage();
    await run(async (_claim, job) => {
      job.report('reading');
      await job.renew();
      return 'made';
    });
    expect(renew.mock.calls).toEqual([[claim, 'reading']]);
  });

  it('goes on when a renewal does not get through', async () => {
    const { did, renew, run } = stage();
    renew.mockRejectedValueOnce(new Error('the database is away'));
    await run(async (_claim, { signal }) => {
      await renewals(2);
      return signal.aborted ? 'stopped' : 'made';
    });
    expect(did).toEqual([['complete', 'made']]);
  });

  it('that lost its lease is stopped and writes nothing', async () => {
    const { did, renew, run } = stage();
    renew.mockResolvedValue(false);
    const ended = run(untilAborted, true);
    await renewals(1);
    await ended;
    expect(did).toEqual([]);
  });

  it('that lost its lease does not keep a result that comes for all that', async () => {
    const { did, renew, run } = stage();
    renew.mockResolvedValue(false);
    await run(() => renewals(1).then(() => 'made'));
    expect(did).toEqual([]);
  });

  it('is given back to another worker when its own stops, even at the last attempt', async () => {
    const { did, run } = stage();
    const stopping = new AbortController();
    const ended = run(untilAborted, true, { stopping: stopping.signal });
    await renewals(1);
    stopping.abort();
    await ended;
    expect(did).toEqual([['release']]);
  });

  it('that fails by itself while its worker stops ends as it would otherwise', async () => {
    const { did, run } = stage();
    const stopping = AbortSignal.abort();
    await run(rejecting(new TooLarge('21 pages')), false, { stopping });
    expect(did).toEqual([['fail', 'tooLarge']]);
  });

  it('that lost its lease and fails writes nothing, and says so', async () => {
    const { did, renew, run } = stage();
    renew.mockResolvedValue(false);
    const work = () => renewals(1).then(rejecting(new Late('20 s')));
    await expect(run(work, true)).rejects.toThrow('20 s');
    expect(did).toEqual([]);
  });

  it('is put back after a failure, and ended with its reason at the last attempt', async () => {
    const { did, run } = stage();
    const work = rejecting(new Late('20 s'));
    await expect(run(work)).rejects.toThrow('20 s');
    await expect(run(work, true)).rejects.toThrow('20 s');
    expect(did).toEqual([['release'], ['fail', 'timedOut']]);
  });

  it('is broken when the last attempt ends with an error that nobody expected', async () => {
    const { did, run } = stage();
    await expect(run(rejecting(new Error('the disk is gone')), true)).rejects.toThrow('the disk is gone');
    expect(did).toEqual([['fail', 'broken']]);
  });

  it('ends at once what another try would meet again', async () => {
    const { did, run } = stage();
    await run(rejecting(new TooLarge('21 pages')));
    expect(did).toEqual([['fail', 'tooLarge']]);
  });

  it('leaves nothing of what a person typed in the log and in the queue', async () => {
    const { run } = stage();
    const error = new Error('INSERT (张三, 13800138000)\nUnique constraint failed');
    error.name = 'PrismaClientKnownRequestError';
    const logged: unknown[] = [];
    const kept: unknown = await runJob(
      {
        ...{ id: 'row.0', name: exportReport.name, attemptsMade: 0, timestamp: 0, opts: { attempts: 3 } },
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
