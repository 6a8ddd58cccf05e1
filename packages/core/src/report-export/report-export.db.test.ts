import { randomUUID } from 'node:crypto';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { type ResumeStack, startResumes } from '../../test/resume-stack.js';
import type { AnalysisService } from '../analysis/index.js';
import { Failure } from '../platform/index.js';
import type { JobCompletionWaiter } from '../platform/jobs/index.js';
import { ReportExportRunService } from './report-export-run.service.js';
import { LEASE, QUEUE_CAP, REPORTS_PER_SECOND, USER_SHARE } from './report-export.js';
import { ReportExportRepository, ReportExportRunRepository } from './report-export.repository.js';
import { ReportExportService } from './report-export.service.js';

const unwaited = {} as JobCompletionWaiter;
const made = { name: 'Offer 对比报告 示例科技', mime: 'application/pdf', bytes: Buffer.from('%PDF-') };
let stack: ResumeStack;
let runs: ReportExportRunService;
let exports: ReportExportService;
let user: string;
let runId: string;
beforeAll(async () => {
  stack = await startResumes();
  runs = new ReportExportRunService(new ReportExportRunRepository(stack.database), stack.files, stack.queue);
  exports = exportsOver(stack.queue);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.reportExport.deleteMany();
  user = await stack.newUser();
  runId = await newRun(user);
});

/** The requesting side; runs are found as the analysis feature finds them. */
function exportsOver(queue: JobQueue): ReportExportService {
  const analyses: Pick<AnalysisService, 'get'> = {
    get: async (userId, id) => {
      const run = await stack.database.analysis.findFirst({ where: { id, userId, deletedAt: null } });
      if (!run) throw new Failure('analysisNotFound');
      return run as unknown as Awaited<ReturnType<AnalysisService['get']>>;
    },
  };
  const rows = new ReportExportRepository(stack.database);
  return new ReportExportService(rows, analyses as AnalysisService, queue, unwaited, stack.standing);
}

async function newRun(userId: string, changes: object = {}): Promise<string> {
  const { id } = await stack.database.analysis.create({
    data: {
      userId,
      service: 'offer',
      title: '示例科技',
      input: { a: 1 },
      result: { b: 2 },
      status: 'done',
      engine: { mode: 'rules', rulesVersion: 'test' },
      inputHash: '',
      requestKey: randomUUID(),
      finishedAt: new Date(),
      ...changes,
    },
  });
  return id;
}

const ask = (format: 'pdf' | 'word' = 'pdf', over: object = {}) =>
  exports.request({ userId: user, runId, format, ...over });
async function claimed(exportId: string) {
  const claim = await runs.claim(exportId);
  if (claim === null) throw new Error('nothing to claim');
  return claim;
}
const lapse = (exportId: string) =>
  stack.database.$executeRaw`UPDATE report_export
    SET claimed_at = now() - make_interval(secs => ${LEASE.leaseSeconds + 1}::float8) WHERE id = ${exportId}::uuid`;

describe('a request for the file of a run', () => {
  it('joins the one in progress, and the stored one', async () => {
    const admissions = await Promise.all(Array.from({ length: 20 }, () => ask()));
    const [first] = admissions;
    expect(new Set(admissions.map(({ exportId }) => exportId)).size).toBe(1);
    await runs.complete(await claimed(first?.exportId ?? ''), made);
    expect(await ask()).toMatchObject({ exportId: first?.exportId, status: 'done' });
    expect((await ask('word')).exportId).not.toBe(first?.exportId);
  });

  it('of a letter joins one with the same words only, and gives them to the worker', async () => {
    const letter = '尊敬的王经理：\n我应聘茶艺师。';
    const first = await ask('pdf', { letter });
    expect((await ask('pdf', { letter })).exportId).toBe(first.exportId);
    expect((await claimed(first.exportId)).letter).toBe(letter);
    const report = await ask('pdf');
    expect(report.exportId).not.toBe(first.exportId);
    expect((await claimed(report.exportId)).letter).toBeNull();
  });

  it('creates a new one when the stored file is about to expire', async () => {
    const { exportId } = await ask();
    await runs.complete(await claimed(exportId), made);
    await stack.database.$executeRaw`UPDATE stored_file SET expires_at = now() + interval '1 minute'`;
    expect((await ask()).exportId).not.toBe(exportId);
  });

  it('is refused for a run of another user, an unfinished one, and a removed one', async () => {
    const other = await stack.newUser();
    await expect(ask('pdf', { userId: other })).rejects.toMatchObject({ reason: 'analysisNotFound' });
    const running = await newRun(user, { status: 'running', result: undefined });
    await expect(ask('pdf', { runId: running })).rejects.toMatchObject({ reason: 'analysisUnfinished' });
    const removed = await newRun(user, { deletedAt: new Date() });
    await expect(ask('pdf', { runId: removed })).rejects.toMatchObject({ reason: 'analysisNotFound' });
  });

  it('is refused beyond the user’s share, and for everybody when the queue is full', async () => {
    await Promise.all([ask('pdf'), ask('word')]);
    const next = await newRun(user);
    await expect(ask('pdf', { runId: next })).rejects.toMatchObject({ reason: 'tooManyRequests' });
    expect(await stack.database.reportExport.count()).toBe(USER_SHARE);
    const other = await stack.newUser();
    const row = { userId: other, analysisId: await newRun(other), format: 'pdf' };
    await stack.database.reportExport.deleteMany();
    await stack.database.reportExport.createMany({ data: Array.from({ length: QUEUE_CAP }, () => row) });
    const failure: unknown = await ask().catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: 'busy' });
    const { retryAfterSeconds } = failure as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThanOrEqual((QUEUE_CAP / REPORTS_PER_SECOND) * 0.8);
  });

  it('is refused while the account is being closed', async () => {
    await stack.database.user.update({ where: { id: user }, data: { closeRequestedAt: new Date() } });
    await expect(ask()).rejects.toMatchObject({ reason: 'accountClosing' });
  });

  it('is accepted without Redis, and the reconciler queues it later', async () => {
    const dead = new JobQueue('redis://127.0.0.1:1/0');
    await expect(exportsOver(dead).request({ userId: user, runId, format: 'pdf' })).resolves.toMatchObject({
      runId,
      status: 'queued',
    });
    await dead.close();
    await stack.database.$executeRaw`UPDATE report_export SET created_at = now() - interval '10 seconds'`;
    expect(await runs.requeueLapsed()).toBe(1);
  });
});

describe('a run of the worker', () => {
  it('finds what to print and ends with a file of the owner', async () => {
    const { exportId } = await ask('word');
    const claim = await claimed(exportId);
    expect(await runs.claim(exportId)).toBeNull();
    expect(await runs.findRun(claim)).toMatchObject({
      service: 'offer',
      step: 'analysis',
      title: '示例科技',
      input: { a: 1 },
      result: { b: 2 },
      engine: { mode: 'rules' },
      parent: null,
    });
    expect(await runs.complete(claim, made)).toBe(true);
    expect(await exports.get(user, exportId)).toMatchObject({
      status: 'done',
      file: { name: 'Offer 对比报告 示例科技.docx', userId: user },
    });
    await expect(exports.get(await stack.newUser(), exportId)).rejects.toMatchObject({
      reason: 'reportExportNotFound',
    });
  });

  it('of a reference answer also finds its analysis', async () => {
    const child = await newRun(user, { step: 'reference', parentId: runId, result: { answer: 1 } });
    const { exportId } = await ask('pdf', { runId: child });
    expect(await runs.findRun(await claimed(exportId))).toMatchObject({
      step: 'reference',
      result: { answer: 1 },
      parent: { input: { a: 1 }, result: { b: 2 } },
    });
  });

  it('that lost its claim cannot write, and leaves no file', async () => {
    const { exportId } = await ask();
    const dead = await claimed(exportId);
    await lapse(exportId);
    const heir = await claimed(exportId);
    expect(await runs.renew(dead)).toBe(false);
    expect(await runs.fail(dead, 'broken')).toBe(false);
    expect(await runs.complete(dead, made)).toBe(false);
    expect(await runs.renew(heir)).toBe(true);
    expect(await runs.complete(heir, made)).toBe(true);
    expect((await stack.files.listAll(user)).map(({ name }) => name)).toEqual([`${made.name}.pdf`]);
  });

  it('can be returned to the queue, or ended with its reason', async () => {
    const { exportId } = await ask();
    expect(await runs.release(await claimed(exportId))).toBe(true);
    expect(await runs.fail(await claimed(exportId), 'unprintable')).toBe(true);
    expect(await exports.get(user, exportId)).toMatchObject({
      status: 'failed',
      errorCode: 'unprintable',
      file: null,
    });
  });
});

describe('a removed run', () => {
  it('makes its files inaccessible', async () => {
    const { exportId } = await ask();
    const claim = await claimed(exportId);
    await runs.complete(claim, made);
    await stack.database.analysis.update({
      where: { id: runId },
      data: { deletedAt: new Date(), result: {} },
    });
    await expect(exports.get(user, exportId)).rejects.toMatchObject({ reason: 'reportExportNotFound' });
    expect(await runs.findRun(claim)).toBeNull();
  });
});

describe('the reconciler', () => {
  it('queues the runs of a killed worker again, and ends a run that killed too many', async () => {
    const { exportId } = await ask();
    await claimed(exportId);
    expect(await runs.requeueLapsed()).toBe(0);
    await lapse(exportId);
    expect(await runs.requeueLapsed()).toBe(1);
    for (let run = 1; run < LEASE.maxRuns; run += 1) {
      await claimed(exportId);
      await lapse(exportId);
    }
    expect(await runs.claim(exportId)).toBeNull();
    await runs.requeueLapsed();
    expect(await exports.get(user, exportId)).toMatchObject({ status: 'failed', errorCode: 'broken' });
  });

  it('fails expired runs and deletes them after a day', async () => {
    const { exportId } = await ask();
    await stack.database.$executeRaw`UPDATE report_export SET created_at = now() - interval '10 minutes'`;
    await runs.requeueLapsed();
    expect(await exports.get(user, exportId)).toMatchObject({ status: 'failed', errorCode: 'expired' });
    expect(await runs.eraseOld()).toBe(0);
    await stack.database.$executeRaw`UPDATE report_export SET finished_at = now() - interval '25 hours'`;
    expect(await runs.eraseOld()).toBe(1);
  });
});
