import { randomUUID } from 'node:crypto';
import type { Engine } from '@qicheng/analysis/engine';
import { isDatabaseUnavailable, type Database } from '@qicheng/db';
import type { JobQueue } from '@qicheng/jobs/job-queue';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import type { AccountStandingService } from '../account/index.js';
import { AiCountRepository } from '../ai-count/ai-count.repository.js';
import { AiCountService, type ReadAiCount } from '../ai-count/index.js';
import { SystemClock } from '../platform/index.js';
import type { JobCompletionWaiter } from '../platform/jobs/index.js';
import { AnalysisRunRepository } from './analysis-run.repository.js';
import { AnalysisRunService } from './analysis-run.service.js';
import { QUEUE_CAP, RUNS_PER_SECOND } from './analysis.js';
import { AnalysisRepository } from './analysis.repository.js';
import { AnalysisService } from './analysis.service.js';
import type { EngineChoice } from './engine-choice.js';

const ENGINE: Engine = { mode: 'rules', rulesVersion: 'test' };
const OUTCOME = { result: { words: '好' }, engine: ENGINE, score: 71 };
let test: TestDatabase;
let database: Database;
let counts: AiCountService;
let analyses: AnalysisService;
let runs: AnalysisRunService;
let isFree = false;
const queued: string[] = [];
const unwaited = {} as JobCompletionWaiter;
const rulesAlone = {
  of: () => Promise.resolve({ preference: 'auto', model: null }),
} as unknown as EngineChoice;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 8, acquireTimeoutMs: 20_000 });
  const clock = new SystemClock();
  counts = new AiCountService(new AiCountRepository(database), clock);
  const note = (_job: unknown, { runId }: { runId: string }) => Promise.resolve(Boolean(queued.push(runId)));
  const queue = { enqueue: note, requeue: note } as unknown as JobQueue;
  const standing = { refuseWhileClosing: () => Promise.resolve() } as unknown as AccountStandingService;
  const reader = { isUnlimited: () => Promise.resolve(isFree) } as unknown as ReadAiCount;
  analyses = new AnalysisService(
    rulesAlone,
    new AnalysisRepository(database),
    queue,
    unwaited,
    reader,
    standing,
    clock,
  );
  runs = new AnalysisRunService(new AnalysisRunRepository(database), queue, clock);
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});
beforeEach(async () => {
  isFree = false;
  queued.length = 0;
  await database.analysis.deleteMany();
});
// The ledger must balance after every test.
afterEach(async () => expect(await counts.findBreaches()).toEqual([]));

async function userWith(amount: number): Promise<string> {
  const { id } = await database.user.create({ data: { username: '测试用户' } });
  if (amount > 0) await counts.grant(id, { key: 'start', amount, source: 'test' });
  return id;
}
const ask = (userId: string, question: unknown = randomUUID(), requestKey?: string) =>
  analyses.start({ userId, service: 'jdAnalysis', title: '测试', input: { question }, requestKey });
const startMany = <Result>(count: number, start: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => start(index)));
const reasonsOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) =>
    outcome.status === 'rejected'
      ? [
          isDatabaseUnavailable(outcome.reason)
            ? 'databaseBusy'
            : (outcome.reason as { reason: string }).reason,
        ]
      : [],
  );
async function finish(runId: string): Promise<void> {
  const claim = await runs.claim(runId);
  if (claim) await runs.complete(claim, OUTCOME);
}

describe('AI1: the start of a run', () => {
  it('takes exactly the available counts under concurrency', async () => {
    const userId = await userWith(10);
    const started: string[] = [];
    const refused: string[] = [];
    // Three may run at once, so started ones are finished before the next come. Two hundred wait at most a
    // second for one lock; on a slow machine some get "database busy".
    while ((await counts.balanceOf(userId)) > 0) {
      const outcomes = await startMany(200, () => ask(userId));
      const ids = outcomes.flatMap((outcome) =>
        outcome.status === 'fulfilled' ? [outcome.value.runId] : [],
      );
      for (const runId of ids) await finish(runId);
      started.push(...ids);
      refused.push(...reasonsOf(outcomes));
    }
    expect(started).toHaveLength(10);
    const known = ['aiCountsExhausted', 'databaseBusy', 'tooManyRequests'];
    expect(refused.filter((reason) => !known.includes(reason))).toEqual([]);
    expect(reasonsOf(await startMany(2, () => ask(userId)))).toEqual([
      'aiCountsExhausted',
      'aiCountsExhausted',
    ]);
    expect(await counts.balanceOf(userId)).toBe(0);
    // A start that gave up leaves a deleted row, so that its late commit cannot add a run.
    expect(await database.analysis.count({ where: { userId, deletedAt: null } })).toBe(10);
  });

  it('is one run for three concurrent requests of a user, the others have to wait', async () => {
    const userId = await userWith(10);
    const outcomes = await startMany(8, () => ask(userId));
    expect(reasonsOf(outcomes)).toEqual(Array.from({ length: 5 }, () => 'tooManyRequests'));
    expect(await counts.balanceOf(userId)).toBe(7);
  });

  it('is refused while ninety wait, with a retry time and without taking a count', async () => {
    const [other, userId] = [await userWith(0), await userWith(10)];
    const row = (index: number) => ({
      userId: other,
      service: 'jdAnalysis',
      input: {},
      inputHash: `${index}`,
      requestKey: `${index}`,
    });
    await database.analysis.createMany({ data: Array.from({ length: QUEUE_CAP }, (_, index) => row(index)) });
    const failure: unknown = await ask(userId).catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: 'busy', retryAfterSeconds: expect.any(Number) });
    const { retryAfterSeconds } = failure as { retryAfterSeconds: number };
    const expected = QUEUE_CAP / RUNS_PER_SECOND;
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(Math.ceil(expected * 0.8));
    expect(retryAfterSeconds).toBeLessThanOrEqual(Math.ceil(expected * 1.2));
    expect(await counts.balanceOf(userId)).toBe(10);
    expect(await database.analysis.count({ where: { userId } })).toBe(0);
  });

  it('is free while AI is free', async () => {
    isFree = true;
    const userId = await userWith(0);
    const { runId } = await ask(userId);
    await finish(runId);
    expect(await analyses.get(userId, runId)).toMatchObject({
      status: 'done',
      cost: 0,
      result: OUTCOME.result,
    });
  });
});

describe('AI2: the same request', () => {
  it('is one run, and the same key with another question is refused', async () => {
    const userId = await userWith(10);
    const key = randomUUID();
    const outcomes = await startMany(20, () => ask(userId, 'same', key));
    const ids = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.runId : ''));
    expect(new Set(ids).size).toBe(1);
    expect(queued).toHaveLength(1);
    expect(await counts.balanceOf(userId)).toBe(9);
    await expect(ask(userId, 'another', key)).rejects.toMatchObject({ reason: 'analysisKeyReused' });
  });

  it('returns the stored run for free if the question was already answered, to its owner only', async () => {
    const userId = await userWith(10);
    const { runId } = await ask(userId, 'same');
    await finish(runId);
    expect((await ask(userId, 'same')).runId).toBe(runId);
    expect(await counts.balanceOf(userId)).toBe(9);
    const stranger = await userWith(10);
    expect((await ask(stranger, 'same')).runId).not.toBe(runId);
    await expect(analyses.get(stranger, runId)).rejects.toMatchObject({ reason: 'analysisNotFound' });
  });
});

describe('AI3: a run that fails', () => {
  it('refunds its counts once, and the question may be asked again', async () => {
    const userId = await userWith(10);
    const { runId } = await ask(userId, 'same');
    const claim = await runs.claim(runId);
    if (!claim) throw new Error('not claimed');
    expect(await Promise.all([runs.fail(claim, 'broken'), runs.fail(claim, 'broken')])).toContain(true);
    expect(await analyses.get(userId, runId)).toMatchObject({
      status: 'failed',
      errorCode: 'broken',
      isRefunded: true,
    });
    expect(await counts.balanceOf(userId)).toBe(10);
    expect((await ask(userId, 'same')).runId).not.toBe(runId);
  });

  it('has the title that its result gives it, else that of its question', async () => {
    const userId = await userWith(10);
    const titleAfter = async (outcome: typeof OUTCOME & { title?: string }) => {
      const { runId } = await ask(userId);
      const claim = await runs.claim(runId);
      if (!claim) throw new Error('not claimed');
      await runs.complete(claim, outcome);
      return (await analyses.get(userId, runId)).title;
    };
    expect(await titleAfter({ ...OUTCOME, title: '菜鸟网络 · 物流运营岗' })).toBe('菜鸟网络 · 物流运营岗');
    expect(await titleAfter(OUTCOME)).toBe('测试');
  });

  it('cannot end a run that another worker took over', async () => {
    const userId = await userWith(10);
    const { runId } = await ask(userId);
    const dead = await runs.claim(runId);
    await database.analysis.update({
      where: { id: runId },
      data: { claimedAt: new Date(Date.now() - 60_000) },
    });
    const alive = await runs.claim(runId);
    if (!dead || !alive) throw new Error('not claimed');
    expect(await runs.fail(dead, 'broken')).toBe(false);
    expect(await runs.complete(alive, OUTCOME)).toBe(true);
    expect(await counts.balanceOf(userId)).toBe(9);
  });

  it('fails and is refunded past its time limit or after its workers died', async () => {
    const userId = await userWith(10);
    const [late, deadly] = [await ask(userId), await ask(userId)];
    const old = new Date(Date.now() - 600_000);
    await database.analysis.update({ where: { id: late.runId }, data: { createdAt: old } });
    const data = { attempts: 3, status: 'running', claimedAt: old, claimedBy: 'dead' };
    await database.analysis.update({ where: { id: deadly.runId }, data });
    await runs.requeueLapsed();
    expect(await analyses.get(userId, late.runId)).toMatchObject({ status: 'failed', errorCode: 'expired' });
    expect(await analyses.get(userId, deadly.runId)).toMatchObject({ status: 'failed', errorCode: 'broken' });
    expect(await counts.balanceOf(userId)).toBe(10);
  });
});

describe('reference answers and lists', () => {
  it('are charged once and belong to a finished run', async () => {
    const userId = await userWith(10);
    const { runId } = await ask(userId);
    await expect(analyses.startReference(userId, runId)).rejects.toMatchObject({
      reason: 'analysisUnfinished',
    });
    await finish(runId);
    const first = await analyses.startReference(userId, runId);
    await finish(first.runId);
    expect((await analyses.startReference(userId, runId)).runId).toBe(first.runId);
    expect(await counts.balanceOf(userId)).toBe(8);
  });

  it('are listed newest first, last is the newest finished one, and a removed run disappears with its answer', async () => {
    const userId = await userWith(10);
    const filter = { userId, service: 'jdAnalysis' as const };
    const first = await ask(userId);
    await finish(first.runId);
    const reference = await analyses.startReference(userId, first.runId);
    await finish(reference.runId);
    const second = await ask(userId);
    expect((await analyses.list(filter, { page: 1, limit: 10 })).list.map(({ runId }) => runId)).toEqual([
      second.runId,
      first.runId,
    ]);
    expect((await analyses.findLast(filter))?.runId).toBe(first.runId);
    await expect(analyses.remove(userId, second.runId)).rejects.toMatchObject({
      reason: 'analysisUnfinished',
    });
    await analyses.remove(userId, first.runId);
    expect(await analyses.findLast(filter)).toBeNull();
    await expect(analyses.get(userId, reference.runId)).rejects.toMatchObject({ reason: 'analysisNotFound' });
  });
});
