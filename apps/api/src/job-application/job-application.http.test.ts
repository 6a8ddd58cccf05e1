import { randomUUID } from 'node:crypto';
import { MAX_APPLICATIONS } from '@qicheng/analysis/job-application';
import {
  addPosting,
  applicationDetail,
  createApplication,
  getApplication,
  linkApplication,
  listApplications,
  moveApplication,
  removeApplication,
  saveApplication,
} from '@qicheng/contract/job-application/index';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { saveResume } from '@qicheng/contract/resume/index';
import type { Database } from '@qicheng/db';
import { SAMPLES } from '@qicheng/resume/samples';
import { z } from 'zod';
import { APPLICATION } from '../../test/application.js';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

type Owner = Awaited<ReturnType<typeof openAccount>>;

let api: TestApi;
let rows: Database;
let owner: Owner;
let stranger: Owner;
let phone = 13800000861;
beforeAll(async () => {
  api = await startApi();
  rows = api.openDatabase();
  stranger = await openAccount(api, '13800000860');
});
beforeEach(async () => {
  owner = await openAccount(api, String(phone++));
});
afterAll(async () => {
  await rows.$disconnect();
  await api.stop();
});

const create = (change: Partial<InputOf<typeof createApplication>> = {}) =>
  owner.call(createApplication, {
    requestKey: randomUUID(),
    ...APPLICATION,
    stage: 'wish',
    stages: [],
    ...change,
  });
const move = (
  id: string,
  from: 'wish' | 'applied',
  to: 'wish' | 'applied' | 'interview',
  beforeId?: string,
) => owner.call(moveApplication, { id, from, to, beforeId: beforeId ?? null });
const companies = async (stage: string) =>
  (await owner.call(listApplications, {})).list
    .filter((card) => card.stage === stage)
    .map(({ company }) => company);
const analysis = (service: string, userId = owner.userId) =>
  rows.analysis.create({
    data: {
      userId,
      service,
      title: '鹿鸣数据 数据分析师',
      input: {},
      inputHash: randomUUID(),
      requestKey: randomUUID(),
      status: 'done',
    },
  });

describe('an application', () => {
  it('is created once for repeated requests, at the top of its stage', async () => {
    const requestKey = randomUUID();
    const made = await Promise.all(Array.from({ length: 5 }, () => create({ requestKey })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made[0]).toMatchObject({ ...APPLICATION, stage: 'wish', version: 1, resume: null });
    await create({ company: '后来的公司' });
    expect(await companies('wish')).toEqual(['后来的公司', APPLICATION.company]);
  });

  it('keeps the day on which a stage was reached; a future day is rejected', async () => {
    const stages = [{ stage: 'applied' as const, on: '2026-01-05' }];
    const made = await create({ stage: 'applied', stages });
    expect(made.stages).toEqual(stages);
    const future = create({ stages: [{ stage: 'wish', on: '2099-01-01' }] });
    await expect(future).rejects.toMatchObject({ status: 400, message: '到达阶段的日期不能晚于今天' });
    expect((await owner.call(listApplications, {})).list).toHaveLength(1);
  });

  it.each([
    ['请填写公司或岗位', { company: ' ', post: '', jobText: '' }],
    ['岗位不能超过 60 个字', { post: '岗'.repeat(61) }],
    ['链接须以 http:// 或 https:// 开头', { url: 'javascript:alert(1)' }],
    ['日期格式不正确', { deadline: '2026-02-30' }],
    ['备注不能超过 2000 个字', { notes: '字'.repeat(2001) }],
    ['阶段不正确', { stage: 'won' }],
  ])('400: %s', async (message, change) => {
    const body = { requestKey: randomUUID(), ...APPLICATION, ...change };
    const answer = await api.post(createApplication.path, body, { token: owner.token });
    expect([answer.status, answer.msg]).toEqual([400, message]);
    expect((await owner.call(listApplications, {})).list).toEqual([]);
  });

  it('is limited per account, also for concurrent requests', async () => {
    const { userId } = owner;
    await rows.jobApplication.createMany({
      data: Array.from({ length: MAX_APPLICATIONS - 1 }, () => ({
        userId,
        requestKey: randomUUID(),
        company: '公司',
        post: '岗位',
      })),
    });
    const outcomes = await Promise.allSettled([create(), create(), create()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(create()).rejects.toMatchObject({
      message: `求职进展最多保存 ${MAX_APPLICATIONS} 条，请先删除不再需要的记录`,
    });
  });

  it('is deleted with its days', async () => {
    const { id } = await create();
    await owner.call(removeApplication, { id });
    await expect(owner.call(getApplication, { id })).rejects.toMatchObject({ status: 404 });
    expect(await rows.jobApplicationStage.count({ where: { applicationId: id } })).toBe(0);
  });
});

describe('a save', () => {
  it('never overwrites another window’s text silently; repeating it changes nothing', async () => {
    const { id } = await create();
    const saved = { id, version: 1, ...APPLICATION, outcome: null, stages: [] };
    const first = { ...saved, notes: '第一个窗口' };
    expect(await owner.call(saveApplication, first)).toMatchObject({ version: 2, notes: '第一个窗口' });
    expect(await owner.call(saveApplication, first)).toMatchObject({ version: 2 });
    const answer = await api.post(
      saveApplication.path,
      { ...saved, notes: '第二个窗口' },
      { token: owner.token },
    );
    expect(answer).toMatchObject({ status: 409, reason: 'applicationStale' });
    expect(z.decode(applicationDetail, answer.data as never)).toMatchObject({ notes: '第一个窗口' });
    await owner.call(saveApplication, { ...saved, version: 2, notes: '合并' });
    expect(await owner.call(getApplication, { id })).toMatchObject({ version: 3, notes: '合并' });
  });

  it('corrects only the days of reached stages', async () => {
    const { id } = await create();
    const saved = { id, version: 1, ...APPLICATION, outcome: 'rejected' as const };
    const stages = [
      { stage: 'wish' as const, on: '2026-01-02' },
      { stage: 'offer' as const, on: '2026-01-03' },
    ];
    const stored = await owner.call(saveApplication, { ...saved, stages });
    expect(stored.stages).toEqual([{ stage: 'wish', on: '2026-01-02' }]);
    // Only what has ended has an outcome.
    expect(stored.outcome).toBeNull();
  });
});

describe('a move', () => {
  it('puts a card before another one, at the end, or into another stage with the current day', async () => {
    const [丙, 乙, 甲] = [
      await create({ company: '丙' }),
      await create({ company: '乙' }),
      await create({ company: '甲' }),
    ];
    await move(丙.id, 'wish', 'wish', 乙.id);
    expect(await companies('wish')).toEqual(['甲', '丙', '乙']);
    await move(甲.id, 'wish', 'wish');
    expect(await companies('wish')).toEqual(['丙', '乙', '甲']);
    const moved = await move(乙.id, 'wish', 'applied');
    expect(moved).toMatchObject({ stage: 'applied', version: 1 });
    expect(moved.stages.map(({ stage }) => stage).sort()).toEqual(['applied', 'wish']);
    expect(await companies('wish')).toEqual(['丙', '甲']);
  });

  it('backwards removes the days of later stages', async () => {
    const { id } = await create();
    await move(id, 'wish', 'interview');
    const moved = await owner.call(moveApplication, { id, from: 'interview', to: 'applied', beforeId: null });
    expect(moved.stages.map(({ stage }) => stage).sort()).toEqual(['applied', 'wish']);
  });

  it('is rejected with the current position if another window moved the card', async () => {
    const { id } = await create();
    await move(id, 'wish', 'applied');
    expect(await move(id, 'wish', 'applied')).toMatchObject({ stage: 'applied' });
    const answer = await api.post(
      moveApplication.path,
      { id, from: 'wish', to: 'offer', beforeId: null },
      { token: owner.token },
    );
    expect(answer).toMatchObject({ status: 409, reason: 'applicationMoved', data: { stage: 'applied' } });
  });

  it('keeps every card under concurrent moves', async () => {
    const cards = await Promise.all(['一', '二', '三', '四'].map((company) => create({ company })));
    await Promise.all(cards.map(({ id }) => move(id, 'wish', 'applied')));
    const { list } = await owner.call(listApplications, {});
    expect(new Set(list.map(({ stage }) => stage))).toEqual(new Set(['applied']));
    const places = await rows.jobApplication.findMany({ where: { userId: owner.userId } });
    expect(places.map(({ place }) => place).sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('links', () => {
  it('name the linked results, and are removed with them', async () => {
    const { id } = await create();
    const resume = await owner.call(saveResume, {
      title: '数据岗位版',
      templateCode: 'tem0001',
      language: 'zh',
      document: SAMPLES.accounting(),
      requestKey: randomUUID(),
    });
    const [letter, jd, offer] = await Promise.all(
      ['coverLetter', 'jdAnalysis', 'offer'].map((s) => analysis(s)),
    );
    const runs = { letterRunId: letter?.id, jdRunId: jd?.id, offerRunId: offer?.id };
    const linked = await owner.call(linkApplication, { id, resumeId: resume.id, ...runs });
    expect(linked).toMatchObject({
      resume: { id: resume.id, title: '数据岗位版' },
      letter: { id: letter?.id, title: '鹿鸣数据 数据分析师' },
      jd: { id: jd?.id },
      offer: { id: offer?.id },
      version: 1,
    });
    expect(await owner.call(linkApplication, { id, letterRunId: null })).toMatchObject({
      letter: null,
      jd: { id: jd?.id },
    });
    await rows.analysis.updateMany({ where: { id: jd?.id ?? '' }, data: { deletedAt: new Date() } });
    expect(await owner.call(getApplication, { id })).toMatchObject({ jd: null, resume: { id: resume.id } });
  });

  it('to runs of another service, another user or nobody are rejected alike', async () => {
    const { id } = await create();
    const [letter, theirs] = [await analysis('coverLetter'), await analysis('jdAnalysis', stranger.userId)];
    for (const jdRunId of [letter.id, theirs.id, randomUUID()])
      await expect(owner.call(linkApplication, { id, jdRunId })).rejects.toMatchObject({
        status: 404,
        message: '要关联的简历或记录不存在，请重新选择',
      });
    await expect(owner.call(linkApplication, { id, resumeId: randomUUID() })).rejects.toMatchObject({
      status: 404,
    });
    await expect(owner.call(linkApplication, { id, sessionId: randomUUID() })).rejects.toMatchObject({
      status: 404,
    });
  });
});

it('a listed job is added once, with its description and deadline', async () => {
  await rows.jobFeed.create({ data: { source: 'feed', name: '合作平台' } });
  const { id: postingId } = await rows.jobPosting.create({
    data: {
      source: 'feed',
      externalId: '1',
      title: '会计',
      company: '鹿鸣公司',
      city: '南京',
      description: '记账，核对往来。',
      applyUrl: 'https://example.com/1',
      publishedOn: new Date('2026-01-01'),
      closesOn: new Date('2999-01-01'),
    },
  });
  const added = await Promise.all([1, 2, 3].map(() => owner.call(addPosting, { postingId })));
  expect(new Set(added.map(({ id }) => id)).size).toBe(1);
  expect(added[0]).toMatchObject({
    company: '鹿鸣公司',
    post: '会计',
    jobText: '记账，核对往来。',
    deadline: '2999-01-01',
    stage: 'wish',
  });
  await expect(owner.call(addPosting, { postingId: randomUUID() })).rejects.toMatchObject({ status: 404 });
});

it('applications do not exist for other users, and require sign-in', async () => {
  const { id } = await create();
  const bodies = (named: string) =>
    [
      [getApplication, { id: named }],
      [saveApplication, { id: named, version: 1, ...APPLICATION }],
      [moveApplication, { id: named, from: 'wish', to: 'applied' }],
      [linkApplication, { id: named }],
      [removeApplication, { id: named }],
    ] as const;
  const unknown = bodies(randomUUID());
  for (const [index, [{ path }, body]] of bodies(id).entries()) {
    const answer = await api.post(path, body, { token: stranger.token });
    const other = await api.post(path, unknown[index]?.[1] ?? {}, { token: stranger.token });
    expect([path, answer.status]).toEqual([path, 404]);
    expect({ ...answer, headers: null }).toEqual({ ...other, headers: null });
    expect((await api.post(path, body)).status).toBe(401);
  }
  expect((await stranger.call(listApplications, {})).list).toEqual([]);
  expect(await owner.call(getApplication, { id })).toMatchObject({ version: 1, stage: 'wish' });
});
