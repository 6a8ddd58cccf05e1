import { randomUUID } from 'node:crypto';
import type { Database } from '@qicheng/db';
import { type JobQueue, QueueUnavailableError } from '@qicheng/jobs/job-queue';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { type CommitFate, LossyLine } from '@qicheng/testing/lossy-line';
import { openDatabase } from '@qicheng/testing/open-database';
import type { AccountStandingService } from '../account/index.js';
import { AiCountRepository } from '../ai-count/ai-count.repository.js';
import { AiCountService, type ReadAiCount } from '../ai-count/index.js';
import { type Failure, isStoreUnavailable, SystemClock } from '../platform/index.js';
import type { JobCompletionWaiter } from '../platform/jobs/index.js';
import { AnalysisRepository, type NewAnalysis } from './analysis.repository.js';
import { AnalysisService } from './analysis.service.js';
import type { EngineChoice } from './engine-choice.js';

let test: TestDatabase;
let line: LossyLine;
/** Connects through the proxy, like the product. */
let database: Database;
/** Connects directly, to observe. */
let witness: Database;
let counts: AiCountService;
let userId: string;
let enqueue: JobQueue['enqueue'];

beforeAll(async () => {
  test = await createTestDatabase();
  line = await LossyLine.to(test.url);
  database = openDatabase({ url: line.url, poolSize: 4, acquireTimeoutMs: 20_000, replyTimeoutMs: 4_000 });
  witness = openDatabase({ url: test.url, poolSize: 2, acquireTimeoutMs: 20_000 });
  counts = new AiCountService(new AiCountRepository(witness), new SystemClock());
});
afterAll(async () => {
  await Promise.all([database.$disconnect(), witness.$disconnect()]);
  await line.close();
  await test.drop();
});
beforeEach(async () => {
  line.fateOf = () => 'passes';
  enqueue = () => Promise.resolve();
  userId = (await witness.user.create({ data: { username: '测试用户' } })).id;
  await counts.grant(userId, { key: 'start', amount: 5, source: 'test' });
});
afterEach(async () => expect(await counts.findBreaches()).toEqual([]));

const startOver = (repository: AnalysisRepository) =>
  new AnalysisService(
    { of: () => Promise.resolve({ preference: 'auto', model: null }) } as unknown as EngineChoice,
    repository,
    { enqueue: (...job: Parameters<JobQueue['enqueue']>) => enqueue(...job) } as unknown as JobQueue,
    {} as JobCompletionWaiter,
    { isUnlimited: () => Promise.resolve(false) } as unknown as ReadAiCount,
    { refuseWhileClosing: () => Promise.resolve() } as unknown as AccountStandingService,
    new SystemClock(),
  ).start({ userId, service: 'jdAnalysis', title: '测试', input: { question: randomUUID() } });
const start = () => startOver(new AnalysisRepository(database));

/** Affects only the next COMMIT. */
function lose(fate: CommitFate): void {
  line.fateOf = () => {
    line.fateOf = () => 'passes';
    return fate;
  };
}
const unfinished = () => witness.analysis.count({ where: { userId, status: 'queued' } });

describe('the start of a run whose commit is not acknowledged', () => {
  // Waits for statements still in flight: their row is locked until they end.
  it.each(['answerLost', 'late'] as const)('is the run if the database commits it: %s', async (fate) => {
    lose(fate);
    const { runId, status } = await start();
    expect(status).toBe('queued');
    expect(await witness.analysis.count({ where: { id: runId, status: 'queued' } })).toBe(1);
    expect(await counts.balanceOf(userId)).toBe(4);
  });

  it('is refused and not charged if the database never received it', async () => {
    lose('neverSent');
    const refusal: unknown = await start().catch((error: unknown) => error);
    expect(isStoreUnavailable(refusal)).toBe(true);
    expect(await unfinished()).toBe(0);
    expect(await counts.balanceOf(userId)).toBe(5);
  });

  it('cannot be committed after it was refused', async () => {
    const repository = new AnalysisRepository(witness);
    const request: NewAnalysis = {
      runId: randomUUID(),
      userId,
      service: 'jdAnalysis',
      step: 'analysis',
      title: '',
      input: {},
      parentId: null,
      isCustom: false,
      resumeId: null,
      preference: 'auto',
      cost: 1,
      inputHash: 'a',
      requestKey: 'a',
    };
    expect(await repository.settle(request, new Date())).toBe(false);
    await expect(repository.admit(request, new Date())).rejects.toThrow('23505');
    expect(await counts.balanceOf(userId)).toBe(5);
    expect(await repository.find(userId, request.runId)).toBeNull();
  });

  it('is called unsettled, not refused, while the result is unknown', async () => {
    lose('answerLost');
    const repository = new AnalysisRepository(database);
    jest.spyOn(repository, 'settle').mockRejectedValue(Object.assign(new Error('gone'), { code: 'P1001' }));
    await expect(startOver(repository)).rejects.toMatchObject({
      reason: 'unsettled',
    } satisfies Partial<Failure>);
    while ((await unfinished()) === 0) await new Promise(setImmediate);
    expect(await counts.balanceOf(userId)).toBe(4);
  });
});

describe('a run that was admitted', () => {
  it('is not refused because it cannot be read immediately', async () => {
    const repository = new AnalysisRepository(database);
    const unavailable = Object.assign(new Error('gone'), { code: 'P1001' });
    jest.spyOn(repository, 'find').mockRejectedValue(unavailable);
    const { runId } = await startOver(repository);
    expect(await witness.analysis.count({ where: { id: runId } })).toBe(1);
  });

  it('is not refused because Redis is unavailable: the reconciler queues it', async () => {
    enqueue = () => Promise.reject(new QueueUnavailableError(new Error('away')));
    expect(await start()).toMatchObject({ status: 'queued', cost: 1 });
    expect(await unfinished()).toBe(1);
  });
});
