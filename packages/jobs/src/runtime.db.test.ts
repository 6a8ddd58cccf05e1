import { randomUUID } from 'node:crypto';
import { timeLimit } from '@qicheng/testing/open-database';
import { z } from 'zod';
import { exportResume } from './definitions/index.js';
import { JobCompletionEvents, JobQueue, QueueUnavailableError } from './job-queue.js';
import { type JobObserver, type JobProcessor, type JobRuntime, startJobs } from './runtime.js';

const { TEST_REDIS_URL = '' } = process.env;
const redisUrl = `${TEST_REDIS_URL}?prefix=test-${randomUUID()}`;

type Run = Parameters<JobObserver['finished']>[0];

describe('a queue on Redis', () => {
  const queue = new JobQueue(redisUrl);
  const jobEvents = new JobCompletionEvents(redisUrl, ['exports']);
  const runtimes: JobRuntime[] = [];
  const finished: Run[] = [];
  let unknown: string[] = [];
  const observer: JobObserver = {
    finished: (run) => finished.push(run),
    unknownJob: ({ job }) => unknown.push(job),
    connectionLost: () => undefined,
  };
  const work = (run: JobProcessor['run']) => {
    const processors: JobProcessor[] = [{ definition: exportResume, run }];
    const runtime = startJobs({ redisUrl, processors, concurrency: { exports: 1 }, observer });
    runtimes.push(runtime);
    return runtime;
  };
  afterEach(async () => {
    await Promise.all(runtimes.splice(0).map((runtime) => runtime.close(1_000)));
    finished.length = 0;
    unknown = [];
  });
  afterAll(async () => {
    await queue.close();
    await jobEvents.close();
  });

  it('delivers a job once per key and reports when it has ended', async () => {
    const exportId = randomUUID();
    const watch = jobEvents.watch(exportId);
    await queue.enqueue(exportResume, { exportId }, `${exportId}.0`);
    await queue.enqueue(exportResume, { exportId }, `${exportId}.0`);
    expect(await queue.depth('exports')).toBe(1);
    const seen: unknown[] = [];
    work((payload) => Promise.resolve(void seen.push(payload)));
    await watch.next(10_000);
    watch.close();
    expect(seen).toEqual([{ exportId }]);
    expect(await queue.depth('exports')).toBe(0);
  });

  it('tries three times, keeps the dead letter, and accepts the same key again if the row requests it', async () => {
    const exportId = randomUUID();
    const watch = jobEvents.watch(exportId);
    let isBroken = true;
    const attempts: number[] = [];
    work((_payload, { attempt }) => {
      attempts.push(attempt);
      return isBroken ? Promise.reject(new Error('broken')) : Promise.resolve();
    });
    await queue.enqueue(exportResume, { exportId }, `${exportId}.0`);
    await watch.next(10_000);
    expect(attempts).toEqual([1, 2, 3]);
    isBroken = false;
    expect(await queue.requeue(exportResume, { exportId }, `${exportId}.0`)).toBe(true);
    await watch.next(10_000);
    watch.close();
    expect(attempts).toEqual([1, 2, 3, 1]);
  });

  it('moves a waiting job to the front if its row requests it again, and keeps only one', async () => {
    const [other, exportId] = [randomUUID(), randomUUID()];
    for (const id of [other, exportId]) await queue.enqueue(exportResume, { exportId: id }, `${id}.0`);
    expect(await queue.requeue(exportResume, { exportId }, `${exportId}.0`)).toBe(false);
    expect(await queue.depth('exports')).toBe(2);
    const watch = jobEvents.watch(other);
    const seen: unknown[] = [];
    work((payload) => Promise.resolve(void seen.push(payload)));
    await watch.next(10_000);
    watch.close();
    expect(seen).toEqual([{ exportId }, { exportId: other }]);
  });

  it('gives a job that was taken but never claimed to another worker', async () => {
    const exportId = randomUUID();
    const seen: number[] = [];
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      work(() => {
        seen.push(1);
        resolve();
        return new Promise((done) => (finish = done));
      });
    });
    const key = `${exportId}.0`;
    await queue.enqueue(exportResume, { exportId }, key);
    await begun;
    expect(await queue.requeue(exportResume, { exportId }, key)).toBe(false);
    while (!(await queue.requeue(exportResume, { exportId }, key, { isFree: true })));
    const watch = jobEvents.watch(exportId);
    work(() => Promise.resolve(void seen.push(2)));
    await watch.next(10_000);
    watch.close();
    expect(seen).toEqual([1, 2]);
    finish();
  });

  it('does not retry an unreadable job', async () => {
    const exportId = randomUUID();
    const watch = jobEvents.watch(exportId);
    work(() => Promise.reject(new Error('must not run')));
    await queue.enqueue({ ...exportResume, payload: z.any() }, {}, `${exportId}.0`);
    await watch.next(10_000);
    watch.close();
    expect(finished).toHaveLength(1);
  });

  it('drops a job of an unknown name and logs it', async () => {
    const stranger = { ...exportResume, name: 'gone' };
    const exportId = randomUUID();
    const watch = jobEvents.watch(exportId);
    work(() => Promise.reject(new Error('must not run')));
    await queue.enqueue(stranger, { exportId }, `${exportId}.0`);
    await watch.next(10_000);
    watch.close();
    expect(unknown).toEqual(['gone']);
  });

  it('waits for the running job when closing, but not forever', async () => {
    const exportId = randomUUID();
    let finish = () => {};
    let runtime: JobRuntime | undefined;
    const started = new Promise<void>((resolve) => {
      runtime = work(() => {
        resolve();
        return new Promise((done) => (finish = done));
      });
    });
    await queue.enqueue(exportResume, { exportId }, `${exportId}.0`);
    await started;
    expect(await runtime?.close(50)).toBe(false);
    runtimes.length = 0;
    finish();
  });

  it('carries ids only', async () => {
    const payload = { exportId: randomUUID(), name: '张三' };
    expect(z.parse(exportResume.payload, payload)).toEqual({ exportId: payload.exportId });
  });
});

describe('without Redis', () => {
  it('a producer fails within a second instead of waiting', async () => {
    const lonely = new JobQueue('redis://127.0.0.1:1');
    const startedAt = performance.now();
    await expect(lonely.enqueue(exportResume, { exportId: randomUUID() }, 'k.0')).rejects.toBeInstanceOf(
      QueueUnavailableError,
    );
    expect(await lonely.isAvailable()).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(timeLimit(2_500));
    await lonely.close();
  });
});
