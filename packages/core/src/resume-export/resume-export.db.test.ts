import { JobQueue } from '@qicheng/jobs/job-queue';
import { emptyDocument } from '@qicheng/resume/defaults';
import { timeLimit } from '@qicheng/testing/open-database';
import { readZip } from '@qicheng/testing/read-zip';
import { draft, type ResumeStack, startResumes } from '../../test/resume-stack.js';
import type { JobCompletionWaiter } from '../platform/jobs/index.js';
import type { StoredFile } from '../upload/index.js';
import { EXPORTS_PER_SECOND, LEASE, QUEUE_CAP, USER_SHARE } from './resume-export.js';
import { ResumeExportRepository } from './resume-export.repository.js';
import { ResumeExportService } from './resume-export.service.js';

let stack: ResumeStack;
let user: string;
let resumeId: string;
beforeAll(async () => {
  stack = await startResumes();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.resumeExport.deleteMany();
  user = await stack.newUser();
  resumeId = (await stack.newResume(user, '产品经理')).id;
});

const ask = (format: 'pdf' | 'png' | 'docx' = 'pdf', over = {}) =>
  stack.exports.request({ userId: user, resumeId, format, ...over });
const pdf = { bytes: Buffer.from('%PDF-'), mime: 'application/pdf', renderer: 'v1' };
const claimed = async (exportId: string) => {
  const claim = await stack.runs.claim(exportId);
  if (claim === null) throw new Error('nothing to claim');
  return claim;
};
const lapse = (exportId: string) =>
  stack.database
    .$executeRaw`UPDATE resume_export SET claimed_at = now() - make_interval(secs => ${LEASE.leaseSeconds + 1}::float8)
    WHERE id = ${exportId}::uuid`;

describe('a request for an export', () => {
  it('uses the résumé as saved now', async () => {
    const { exportId, status } = await ask();
    expect(status).toBe('queued');
    await stack.save.run(draft(user, { id: resumeId, version: 1, title: '改过' }));
    const claim = await claimed(exportId);
    expect(claim.snapshot).toMatchObject({ title: '产品经理', version: 1, templateCode: 'tem0001' });
  });

  it('joins the one in progress when twenty request it concurrently', async () => {
    const admissions = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(admissions.map(({ exportId }) => exportId)).size).toBe(1);
    expect(await stack.queue.depth('exports')).toBeGreaterThanOrEqual(1);
  });

  it('is refused beyond the user’s share, with a retry time', async () => {
    await Promise.all([ask('pdf'), ask('png')]);
    const before = await stack.database.resumeExport.count();
    await expect(ask('docx')).rejects.toMatchObject({
      reason: 'tooManyRequests',
      retryAfterSeconds: expect.any(Number),
    });
    expect(before).toBe(USER_SHARE);
    expect(await stack.database.resumeExport.count()).toBe(before);
  });

  it('is refused as busy when the queue is full', async () => {
    const other = await stack.newUser();
    const row = { userId: other, resumeId, format: 'pdf', snapshot: {} };
    await stack.database.resumeExport.createMany({ data: Array.from({ length: QUEUE_CAP }, () => row) });
    const failure: unknown = await ask().catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: 'busy' });
    const { retryAfterSeconds } = failure as { retryAfterSeconds: number };
    const expected = QUEUE_CAP / EXPORTS_PER_SECOND;
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(Math.ceil(expected * 0.8));
    expect(retryAfterSeconds).toBeLessThanOrEqual(Math.ceil(expected * 1.2));
  });

  it('is refused for a résumé of another user and for an unknown template', async () => {
    const userId = await stack.newUser();
    await expect(ask('pdf', { userId })).rejects.toMatchObject({ reason: 'resumeNotFound' });
    await expect(ask('pdf', { templateCode: '../../etc' })).rejects.toMatchObject({
      reason: 'resumeTemplateUnknown',
    });
  });
});

describe('the same request again', () => {
  const make = async (over = {}) => {
    const { exportId } = await ask('pdf', over);
    await stack.runs.complete(await claimed(exportId), pdf);
    return exportId;
  };
  const isMadeAnew = async (over = {}) => (await ask('pdf', over)).status === 'queued';

  it('returns the existing file, with nothing queued', async () => {
    const exportId = await make();
    const before = await stack.queue.depth('exports');
    expect(await ask()).toMatchObject({ exportId, status: 'done', file: { name: '产品经理.pdf' } });
    expect(await stack.queue.depth('exports')).toBe(before);
    expect(await stack.database.resumeExport.count()).toBe(1);
  });

  it.each([
    ['another template', { templateCode: 'tem0002' }],
    ['another language', { language: 'en' }],
    ['the embedded data', { withSource: true }],
    ['another name', { title: '林晓' }],
  ])('creates a new file for %s', async (_what, over) => {
    await make();
    expect(await isMadeAnew(over)).toBe(true);
  });

  it('creates a new file once the résumé was saved', async () => {
    await make();
    await stack.save.run(draft(user, { id: resumeId, version: 1, title: '产品经理' }));
    expect(await isMadeAnew()).toBe(true);
  });

  it('creates a new file if the words of a variant’s base changed', async () => {
    const base = await stack.newResume(user);
    await stack.database.resume.update({ where: { id: resumeId }, data: { baseId: base.id } });
    await make();
    expect(await isMadeAnew()).toBe(false);
    const document = emptyDocument();
    document.basics.name = { zh: '林晓' };
    await stack.save.run(draft(user, { id: base.id, version: 1, document }));
    expect(await isMadeAnew()).toBe(true);
  });

  it('never returns the file of another user', async () => {
    const { userId: owner, ...selection } = { userId: user, resumeId, format: 'pdf' as const };
    const snapshot = {
      title: '产品经理',
      templateCode: 'tem0001',
      language: 'zh' as const,
      version: 1,
      document: emptyDocument(),
    };
    const other = await stack.newUser();
    const request = (userId: string) =>
      stack.exports.requestSnapshot({ ...selection, userId, shareId: null, snapshot });
    const { exportId } = await request(owner);
    await stack.runs.complete(await claimed(exportId), pdf);
    expect(await request(owner)).toMatchObject({ exportId, status: 'done' });
    expect(await request(other)).toMatchObject({ status: 'queued' });
  });

  it('creates a new file on the next day, because an age may be in it', async () => {
    await make();
    jest.useFakeTimers({
      now: Date.now() + 24 * 3_600_000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    try {
      expect(await isMadeAnew()).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it('creates a new file if the existing one is about to expire, or was made by another or unnamed renderer', async () => {
    const exportId = await make();
    await stack.runs.disownOthers('v1');
    expect(await isMadeAnew()).toBe(false);
    await stack.runs.disownOthers('v2');
    expect(await stack.exports.get(user, exportId)).toMatchObject({ status: 'done', file: { size: 5 } });
    expect(await isMadeAnew()).toBe(true);
    await stack.database.resumeExport.deleteMany();
    await make();
    await stack.database.$executeRaw`UPDATE stored_file SET expires_at = now() + interval '5 minutes'`;
    expect(await isMadeAnew()).toBe(true);
    await stack.database.resumeExport.deleteMany();
    const { exportId: unnamed } = await ask();
    await stack.runs.complete(await claimed(unnamed), { ...pdf, renderer: undefined });
    expect(await isMadeAnew()).toBe(true);
  });
});

describe('a run', () => {
  it('ends with a file under the résumé’s name', async () => {
    const { exportId } = await ask();
    const claim = await claimed(exportId);
    expect(await stack.runs.claim(exportId)).toBeNull();
    expect(await stack.runs.complete(claim, pdf)).toBe(true);
    const { status, file } = await stack.exports.get(user, exportId);
    expect(status).toBe('done');
    expect(file).toMatchObject({ name: '产品经理.pdf', mime: 'application/pdf', size: 5 });
    expect(await stack.runs.claim(exportId)).toBeNull();
  });

  it.each([
    [1, '产品经理.png', 'image/png'],
    [3, '产品经理.zip', 'application/zip'],
  ])('that created pictures of %s pages ends with %s', async (count, name, mime) => {
    const { exportId } = await ask('png', { pageDpi: 150 });
    expect((await ask('png', { pageDpi: 300 })).exportId).not.toBe(exportId);
    const pages = Array.from({ length: count }, (_, index) => Buffer.from(`page ${index + 1}`));
    expect(await stack.runs.complete(await claimed(exportId), { pages, mime: 'image/png' })).toBe(true);
    const { file } = await stack.exports.get(user, exportId);
    expect(file).toMatchObject({ name, mime });
    const bytes =
      file && (await stack.files.read(await stack.files.find(file.id).then((found) => found as StoredFile)));
    if (count > 1) {
      const inside = [...readZip(bytes ?? Buffer.alloc(0))].map(([key, content]) => [
        key,
        content.toString(),
      ]);
      expect(inside).toEqual(pages.map((page, index) => [`产品经理-${index + 1}.png`, page.toString()]));
    } else expect(bytes?.toString()).toBe('page 1');
  });

  it('that lost its claim cannot write, and leaves no file', async () => {
    const { exportId } = await ask();
    const dead = await claimed(exportId);
    await lapse(exportId);
    const heir = await claimed(exportId);
    expect(await stack.runs.renew(dead)).toBe(false);
    expect(await stack.runs.complete(dead, pdf)).toBe(false);
    expect(await stack.runs.fail(dead, 'broken')).toBe(false);
    expect(await stack.runs.complete(heir, pdf)).toBe(true);
    expect(await stack.files.listAll(user)).toHaveLength(1);
  });

  it('can be returned to the queue, or ended with its reason', async () => {
    const { exportId } = await ask();
    expect(await stack.runs.release(await claimed(exportId))).toBe(true);
    expect(await stack.runs.fail(await claimed(exportId), 'timedOut')).toBe(true);
    expect(await stack.exports.get(user, exportId)).toMatchObject({
      status: 'failed',
      errorCode: 'timedOut',
      file: null,
    });
  });

  it('finds the photo of its owner only', async () => {
    const keep = (userId: string) =>
      stack.files.save({
        userId,
        name: 'a.jpg',
        mime: 'image/jpeg',
        bytes: Buffer.from('jpg'),
        purpose: 'photo',
      });
    const [own, foreign] = [await keep(user), await keep(await stack.newUser())];
    const { exportId } = await ask();
    const claim = await claimed(exportId);
    const photoIs = (fileId: string) => {
      claim.snapshot.document.basics.photo = { fileId, ratio: 'square' };
      return stack.runs.photoOf(claim);
    };
    expect(await photoIs(own.id)).toMatchObject({ mime: 'image/jpeg' });
    expect(await photoIs(foreign.id)).toBeNull();
    expect(await photoIs('../../etc/passwd')).toBeNull();
  });
});

describe('the reconciler', () => {
  it('queues the runs of a killed worker again', async () => {
    const { exportId } = await ask();
    await claimed(exportId);
    expect(await stack.runs.requeueLapsed()).toBe(0);
    await lapse(exportId);
    const before = await stack.queue.depth('exports');
    expect(await stack.runs.requeueLapsed()).toBe(1);
    expect(await stack.queue.depth('exports')).toBe(before + 1);
    expect(await stack.exports.get(user, exportId)).toMatchObject({ status: 'queued' });
  });

  it('ends a run that killed its worker too often', async () => {
    const { exportId } = await ask();
    for (let run = 0; run < LEASE.maxRuns; run += 1) {
      await claimed(exportId);
      await lapse(exportId);
    }
    expect(await stack.runs.claim(exportId)).toBeNull();
    await stack.runs.requeueLapsed();
    expect(await stack.exports.get(user, exportId)).toMatchObject({ status: 'failed', errorCode: 'broken' });
  });

  it('fails expired runs and deletes them after a day', async () => {
    const { exportId } = await ask();
    await stack.database
      .$executeRaw`UPDATE resume_export SET created_at = now() - interval '10 minutes' WHERE id = ${exportId}::uuid`;
    await stack.runs.requeueLapsed();
    expect(await stack.exports.get(user, exportId)).toMatchObject({ status: 'failed', errorCode: 'expired' });
    expect(await stack.runs.eraseOld()).toBe(0);
    await stack.database
      .$executeRaw`UPDATE resume_export SET finished_at = now() - interval '25 hours' WHERE id = ${exportId}::uuid`;
    expect(await stack.runs.eraseOld()).toBe(1);
  });
});

describe('waiting', () => {
  it('returns as soon as the export is finished', async () => {
    const { exportId } = await ask();
    const waiting = stack.exports.waitFor(user, exportId, 10_000);
    await stack.runs.complete(await claimed(exportId), pdf);
    expect((await waiting).status).toBe('done');
  });

  it('returns the current state at the timeout', async () => {
    const { exportId } = await ask();
    expect(await stack.exports.waitFor(user, exportId, 50)).toMatchObject({
      status: 'queued',
      finishedAt: null,
    });
  });
});

describe('an account that is being closed', () => {
  it('cannot export', async () => {
    const close = (closeRequestedAt: Date | null) =>
      stack.database.user.update({ where: { id: user }, data: { closeRequestedAt } });
    await close(new Date());
    await expect(ask()).rejects.toMatchObject({ reason: 'accountClosing' });
    await close(null);
    await expect(ask()).resolves.toMatchObject({ status: 'queued' });
  });
});

describe('without Redis', () => {
  it('accepts the export within a second, and the reconciler queues it later', async () => {
    const dead = new JobQueue('redis://127.0.0.1:1/0');
    const service = new ResumeExportService(
      new ResumeExportRepository(stack.database),
      stack.resumes,
      dead,
      {} as JobCompletionWaiter,
      stack.labels,
      stack.standing,
    );
    const startedAt = performance.now();
    await expect(service.request({ userId: user, resumeId, format: 'pdf' })).resolves.toMatchObject({
      status: 'queued',
    });
    expect(performance.now() - startedAt).toBeLessThan(timeLimit(2_000));
    await dead.close();
    await stack.database.$executeRaw`UPDATE resume_export SET created_at = now() - interval '10 seconds'`;
    expect(await stack.runs.requeueLapsed()).toBe(1);
  });
});
