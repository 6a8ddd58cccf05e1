import { Logger } from '@nestjs/common';
import { FetchJobs } from '@qicheng/core/jobs-board';
import { ResumeService } from '@qicheng/core/resume';
import { RecommendationService, ResumeDeliveryService } from '@qicheng/core/resume-recommendation';
import { timeLimit } from '@qicheng/testing/open-database';
import { CONTACT, SECRETS_OF_RESUME, setUpRecommendation } from './recommendation-stage.js';

type Stage = Awaited<ReturnType<typeof setUpRecommendation>>;

const CONSENT = 'recommend-1';
let stage: Stage;
let recommendations: RecommendationService;
let deliveries: ResumeDeliveryService;
let person: Awaited<ReturnType<Stage['newPerson']>>;
const logged: string[] = [];

beforeAll(async () => {
  stage = await setUpRecommendation();
  recommendations = stage.app.get(RecommendationService, { strict: false });
  deliveries = stage.app.get(ResumeDeliveryService, { strict: false });
});
afterAll(() => stage.stop());
beforeEach(async () => {
  jest.restoreAllMocks();
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => void logged.push(String(line)));
  stage.platform.receipts.length = 0;
  stage.platform.behaviour = 'takes';
  await stage.rows.resumeDelivery.deleteMany();
  await stage.rows.resumeRecommendation.deleteMany();
  person = await stage.newPerson();
});

const open = () => recommendations.open(person.userId, { resumeId: person.resumeId, consent: CONSENT });
const rowsOf = () =>
  stage.rows.resumeDelivery.findMany({ where: { userId: person.userId }, orderBy: { createdAt: 'asc' } });
const onlyRow = async () => {
  const [row, ...rest] = await rowsOf();
  if (row === undefined || rest.length > 0) throw new Error('not one delivery');
  return row;
};
/** Makes all pending deliveries due and attempts them. */
async function tryAll(): Promise<void> {
  await stage.rows.resumeDelivery.updateMany({
    where: { status: 'queued' },
    data: { nextAttemptAt: new Date(0) },
  });
  for (const { id, status } of await rowsOf()) if (status === 'queued') await deliveries.attempt(id);
}

describe('RC1: without a separate consent', () => {
  it('nothing is queued, and an existing delivery is not sent', async () => {
    await expect(
      recommendations.open(person.userId, { resumeId: person.resumeId, consent: undefined }),
    ).rejects.toMatchObject({ reason: 'recommendConsentRequired' });
    expect(await rowsOf()).toEqual([]);
    const forged = { kind: 'put', consentKind: 'resumeRecommend', partnerCode: 'jobs' };
    await stage.rows.resumeDelivery.create({ data: { ...person, ...forged } });
    await tryAll();
    expect(stage.platform.receipts).toEqual([]);
    expect(await onlyRow()).toMatchObject({ status: 'cancelled', failure: 'withdrawn' });
  });

  it('when it is closed, nothing more is sent, and the platform is asked to delete the résumé', async () => {
    await open();
    await tryAll();
    await stage.rows.resume.update({ where: { id: person.resumeId }, data: { version: { increment: 1 } } });
    await recommendations.sync(person.userId);
    await recommendations.close(person.userId);
    stage.platform.receipts.length = 0;
    await tryAll();
    await tryAll();
    const bodies = stage.platform.receipts.map(({ body }) => body);
    expect(bodies).toEqual([
      { format: 'qicheng-resume/1', event: 'withdraw', subject: expect.any(String) as string },
    ]);
    expect(await recommendations.get(person.userId)).toMatchObject({ isOpen: false, deliveredAt: null });
  });

  it('a transfer in progress is aborted within a second', async () => {
    await open();
    stage.platform.behaviour = 'hangs';
    const arrival = stage.platform.nextArrival();
    const attempt = tryAll();
    await arrival;
    const closedAt = performance.now();
    await recommendations.close(person.userId);
    await attempt;
    expect(performance.now() - closedAt).toBeLessThan(timeLimit(1_000));
    const [put, withdraw] = await rowsOf();
    expect(put).toMatchObject({ kind: 'put', status: 'cancelled' });
    expect(withdraw).toMatchObject({ kind: 'withdraw', status: 'queued' });
  });

  it('an account that is being closed sends nothing and has its résumé deleted there', async () => {
    await open();
    await tryAll();
    await stage.rows.user.update({ where: { id: person.userId }, data: { closeRequestedAt: new Date() } });
    await deliveries.requeueDue();
    await tryAll();
    expect(stage.platform.receipts.map(({ body }) => body?.event)).toEqual(['put', 'withdraw']);
  });

  it('moving the résumé to the bin ends it', async () => {
    await open();
    await tryAll();
    await stage.app.get(ResumeService, { strict: false }).remove(person.userId, person.resumeId);
    await deliveries.requeueDue();
    await tryAll();
    expect(stage.platform.receipts.map(({ body }) => body?.event)).toEqual(['put', 'withdraw']);
    expect(await recommendations.get(person.userId)).toMatchObject({ isOpen: false, resume: null });
  });
});

describe('the transferred data', () => {
  it('is signed for the platform and contains the verified phone, but no private field', async () => {
    await open();
    await tryAll();
    const [receipt, ...rest] = stage.platform.receipts;
    expect(rest).toEqual([]);
    expect(receipt).toMatchObject({
      path: '/resumes',
      key: `${(await onlyRow()).id}.1`,
      claims: { iss: 'localhost', use: 'resume', sub: 'jobs' },
      body: {
        format: 'qicheng-resume/1',
        event: 'put',
        version: 1,
        title: '求职简历',
        contactPhone: CONTACT,
      },
    });
    const text = JSON.stringify(receipt?.body);
    expect(text).toContain('校园二手书平台');
    for (const secret of [...SECRETS_OF_RESUME, person.userId, person.resumeId]) {
      expect(text).not.toContain(secret);
    }
  });

  it('is sent once, however often it is requested, and again after a change of the résumé', async () => {
    await Promise.all([open(), open(), open()]);
    await tryAll();
    await open();
    await recommendations.sync(person.userId);
    expect(stage.platform.receipts).toHaveLength(1);
    expect(await onlyRow()).toMatchObject({ status: 'done', resumeVersion: 1 });
    await stage.rows.resume.update({ where: { id: person.resumeId }, data: { version: { increment: 1 } } });
    expect(await recommendations.get(person.userId)).toMatchObject({
      delivery: 'delivered',
      resume: { isChanged: true },
    });
    await recommendations.sync(person.userId);
    await tryAll();
    expect(stage.platform.receipts.map(({ body }) => body?.version)).toEqual([1, 2]);
    expect(await recommendations.get(person.userId)).toMatchObject({ resume: { isChanged: false } });
  });

  it('when reopened before the deletion was attempted, it stays there; after an attempt, it is sent again', async () => {
    await open();
    await tryAll();
    await recommendations.close(person.userId);
    await open();
    await tryAll();
    expect(stage.platform.receipts.map(({ body }) => body?.event)).toEqual(['put']);
    expect(await recommendations.get(person.userId)).toMatchObject({ isOpen: true, delivery: 'delivered' });
    await recommendations.close(person.userId);
    stage.platform.behaviour = 'loses';
    await tryAll();
    stage.platform.behaviour = 'takes';
    await open();
    await tryAll();
    expect(stage.platform.receipts.map(({ body }) => body?.event)).toEqual(['put', 'withdraw', 'put']);
    expect(await recommendations.get(person.userId)).toMatchObject({ isOpen: true, delivery: 'delivered' });
  });
});

describe('a platform that fails', () => {
  it('loses its response: a retry with the same key counts once', async () => {
    await open();
    stage.platform.behaviour = 'loses';
    const before = stage.platform.taken;
    await tryAll();
    expect(await onlyRow()).toMatchObject({ status: 'queued', attempts: 1, failure: 'unanswered' });
    stage.platform.behaviour = 'takes';
    await tryAll();
    const keys = stage.platform.receipts.map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(stage.platform.taken - before).toBe(1);
    expect(await onlyRow()).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('never responds: the attempt times out and is retried', async () => {
    const { timeout } = AbortSignal;
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 60));
    await open();
    stage.platform.behaviour = 'hangs';
    await tryAll();
    expect(await onlyRow()).toMatchObject({ status: 'queued', failure: 'unanswered' });
  });

  it('is busy: retries back off and end after the tenth attempt', async () => {
    await open();
    stage.platform.behaviour = 503;
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await tryAll();
      const { nextAttemptAt, status } = await onlyRow();
      if (status === 'queued') pauses.push(Math.round((nextAttemptAt.getTime() - Date.now()) / 1000));
    }
    expect(pauses).toHaveLength(9);
    expect(pauses.every((pause, index) => index === 0 || pause > (pauses[index - 1] ?? 0))).toBe(true);
    expect(await onlyRow()).toMatchObject({ status: 'failed', failure: 'failed', attempts: 10 });
    expect(await recommendations.get(person.userId)).toMatchObject({ delivery: 'failed' });
  });

  it('refuses: there is no retry', async () => {
    await open();
    stage.platform.behaviour = 422;
    await tryAll();
    expect(await onlyRow()).toMatchObject({ status: 'failed', failure: 'refused', attempts: 1 });
  });

  it('one worker at a time sends a delivery', async () => {
    await open();
    const { id } = await onlyRow();
    await Promise.all([deliveries.attempt(id), deliveries.attempt(id), deliveries.attempt(id)]);
    expect(stage.platform.receipts).toHaveLength(1);
  });

  it('log entries name nobody', () => {
    expect(logged.length).toBeGreaterThan(0);
    for (const secret of [...SECRETS_OF_RESUME, CONTACT, '林晓舟'])
      expect(logged.join('\n')).not.toContain(secret);
  });
});

describe('the feed of the platform', () => {
  const job = {
    id: 'a1',
    title: '会计',
    company: '示例公司',
    city: '杭州市',
    tags: ['财务'],
    description: '负责记账报税。',
    publishedOn: '2026-11-01',
  };

  it('is fetched with a signed call and replaces the previous one, unless it is invalid', async () => {
    const feed = stage.app.get(FetchJobs, { strict: false });
    stage.platform.feed = { format: 'qicheng-jobs/1', jobs: [job, { ...job, id: 'a2' }] };
    expect(await feed.run()).toBe(2);
    stage.platform.feed = { format: 'qicheng-jobs/1', jobs: [{ ...job, title: '出纳' }] };
    expect(await feed.run()).toBe(1);
    stage.platform.feed = { format: 'qicheng-jobs/1', jobs: [] };
    expect(await feed.run()).toBe(0);
    stage.platform.behaviour = 500;
    expect(await feed.run()).toBe(0);
    expect(await stage.rows.jobPosting.findMany()).toMatchObject([{ title: '出纳', city: '杭州' }]);
    expect(stage.platform.receipts[0]).toMatchObject({ path: '/jobs', claims: { use: 'jobs' } });
  });
});
