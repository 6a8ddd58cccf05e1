import { randomUUID } from 'node:crypto';
import {
  getRun,
  getRunReference,
  lastCivil,
  lastCustomCivil,
  lastCustomPostgrad,
  lastPostgrad,
  listCivil,
  listCustomCivil,
  listCustomPostgrad,
  listPostgrad,
  removeRun,
  searchCivilPosts,
  startCivil,
  startCivilReference,
  startPostgrad,
  startPostgradReference,
} from '@qicheng/contract/analysis/index';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService } from '@qicheng/core/analysis';
import type { Database } from '@qicheng/db';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

const COUNTS = 12;
const engine = { mode: 'rules' as const, rulesVersion: 'test' };
const source = { sourceTitle: '测试公告', sourceDate: '2026-10-14' };
let api: TestApi;
let rows: Database;
let owner: Awaited<ReturnType<typeof openAccount>>;
let stranger: typeof owner;
let postId: string;
beforeAll(async () => {
  api = await startApi();
  rows = api.openDatabase();
  owner = await openAccount(api, '13800000821');
  stranger = await openAccount(api, '13800000822');
  await api.app
    .get(AiCountService, { strict: false })
    .grant(owner.userId, { key: 'a', amount: COUNTS, source: 'test' });
  postId = await keepPosts();
});
afterAll(async () => {
  await rows.$disconnect();
  await api.stop();
});

async function keepPosts(): Promise<string> {
  const conditions = { education: '本科及以上', major: '计算机类（0809）' };
  const sample = { exam: '国考', version: '示例职位表', isSample: true, ...source };
  const { posts } = await rows.positionTable.create({
    data: {
      ...sample,
      posts: { create: { code: 'S1', name: '信息岗（示例）', department: '示例局', conditions } },
    },
    include: { posts: true },
  });
  const programme = { school: '示例大学', major: '（083500）软件工程', year: 2026, line: 350, ...source };
  await rows.enrolmentFigure.createMany({
    data: [
      programme,
      { ...programme, major: '法学' },
      { ...programme, school: '别的大学' },
      { ...programme, school: '国家线A区', major: '工学', line: 300 },
    ],
  });
  return posts[0]?.id ?? '';
}

const postgrad: InputOf<typeof startPostgrad> = {
  undergraduate: { tier: '普通本科', major: '软件工程' },
  english: { cet6: 480 },
  mathematics: {},
  research: {},
  targets: [{ school: '示例大学', tier: '211', major: '软件工程', field: '工学', span: '本专业' }],
  hours: { weekly: 30, months: 6 },
  stage: '初试',
};
const civil = (): InputOf<typeof startCivil> => ({
  candidate: { educations: [{ level: '本科', major: '软件工程', majorCode: '080902' }] },
  exam: '国考',
  posts: [{ postId }, { name: '社区岗', text: '学历：本科及以上；专业：不限' }],
  mock: {},
  hours: { days: 60, total: 120 },
});

const exams = [
  {
    name: '考研',
    service: 'postgradExam',
    start: (more: { question?: string; requestKey?: string } = {}) =>
      owner.call(startPostgrad, { ...postgrad, ...more }),
    calls: {
      list: listPostgrad,
      last: lastPostgrad,
      listCustom: listCustomPostgrad,
      lastCustom: lastCustomPostgrad,
    },
    paths: [
      startPostgrad,
      startPostgradReference,
      listPostgrad,
      lastPostgrad,
      listCustomPostgrad,
      lastCustomPostgrad,
    ],
    reference: startPostgradReference,
  },
  {
    name: '考公',
    service: 'civilService',
    start: (more: { question?: string; requestKey?: string } = {}) =>
      owner.call(startCivil, { ...civil(), ...more }),
    calls: { list: listCivil, last: lastCivil, listCustom: listCustomCivil, lastCustom: lastCustomCivil },
    paths: [startCivil, startCivilReference, listCivil, lastCivil, listCustomCivil, lastCustomCivil],
    reference: startCivilReference,
  },
] as const;

/** Claims the next run and fails it: this test reads the state of runs, not the rules' results. */
async function fail(runId: string): Promise<void> {
  const runs = api.app.get(AnalysisRunService, { strict: false });
  const claim = await runs.claim(runId);
  if (claim) await runs.fail(claim, 'broken');
}
const finished = (runId: string) =>
  rows.analysis.update({
    where: { id: runId },
    data: { status: 'done', finishedAt: new Date(), progress: 100, engine, score: 60 },
  });

describe.each(exams)('calls of $name', ({ service, start, calls, paths, reference }) => {
  it('start, list and return the latest, free questions separately', async () => {
    const requestKey = randomUUID();
    const run = await start({ requestKey });
    expect(run).toMatchObject({ service, status: 'queued', cost: 1, isCustom: false });
    expect((await start({ requestKey })).runId).toBe(run.runId);
    const custom = await start({ question: '来得及吗？' });
    expect(custom).toMatchObject({ isCustom: true, title: '来得及吗？' });
    const listed = async (call: (typeof calls)['list' | 'listCustom']) =>
      (await owner.call(call, {})).list.map(({ runId }) => runId);
    expect(await listed(calls.list)).toEqual([run.runId]);
    expect(await listed(calls.listCustom)).toEqual([custom.runId]);
    expect(await owner.call(calls.last, {})).toEqual({ run: null });
    await finished(run.runId);
    await finished(custom.runId);
    expect((await owner.call(calls.last, {})).run?.runId).toBe(run.runId);
    expect((await owner.call(calls.lastCustom, {})).run?.runId).toBe(custom.runId);
  });

  it('charge a reference answer once', async () => {
    const { run } = await owner.call(calls.last, {});
    const runId = run?.runId ?? '';
    const first = await owner.call(reference, { runId });
    expect(first).toMatchObject({ step: 'reference', parentId: runId, cost: 1 });
    expect((await owner.call(reference, { runId })).runId).toBe(first.runId);
    await fail(first.runId);
  });

  it('AI7: hide my runs from another user', async () => {
    const { run } = await owner.call(calls.last, {});
    const runId = run?.runId ?? '';
    for (const { path } of [reference, getRun, getRunReference, removeRun]) {
      const answer = await api.post(path, { runId }, { token: stranger.token });
      const random = await api.post(path, { runId: randomUUID() }, { token: stranger.token });
      expect({ ...answer, headers: null }).toEqual({ ...random, headers: null });
    }
    for (const list of [calls.list, calls.listCustom])
      expect(await stranger.call(list, {})).toEqual({ list: [], total: 0 });
    for (const last of [calls.last, calls.lastCustom])
      expect(await stranger.call(last, {})).toEqual({ run: null });
  });

  it('401: without a token', async () => {
    for (const { path } of paths) expect((await api.post(path, {})).status).toBe(401);
  });
});

describe('a run’s input', () => {
  it('contains the published figures of its targets and no others', async () => {
    const { input } = await owner.call(startPostgrad, { ...postgrad, stage: '择校' });
    expect(input).toMatchObject({
      today: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
      resume: null,
      figures: [
        { school: '国家线A区', line: 300, source: { title: '测试公告', date: '2026-10-14' } },
        { school: '示例大学', line: 350, year: 2026 },
      ],
    });
  });

  it('contains stored posts with their table, and pasted ones with their text', async () => {
    const { run } = await owner.call(lastCivil, {});
    expect(run).toMatchObject({ title: '信息岗（示例） / 社区岗' });
    expect(run?.input).toMatchObject({
      posts: [
        { postId, table: { version: '示例职位表', isSample: true }, conditions: { education: '本科及以上' } },
        { table: null, name: '社区岗', conditions: { other: '学历：本科及以上；专业：不限' } },
      ],
    });
  });

  it('rejects missing posts', async () => {
    const unknown = { ...civil(), posts: [{ postId: randomUUID() }] };
    const answer = await api.post(startCivil.path, unknown, { token: owner.token });
    expect([answer.status, answer.msg]).toEqual([404, '职位不存在或已更新，请重新选择']);
  });

  it.each([
    [startPostgrad.path, { ...postgrad, targets: [] }, '请至少填写一个目标院校'],
    [startPostgrad.path, { ...postgrad, hours: { weekly: 0, months: 6 } }, '请填写每周可用小时'],
  ])('must be complete: %s', async (path, body, message) => {
    const answer = await api.post(path, body, { token: owner.token });
    expect([answer.status, answer.msg]).toEqual([400, message]);
  });
});

describe('post search', () => {
  it('is public, marks sample posts, and shows them only until there are real ones', async () => {
    const search = api.as(null);
    const { list, total } = await search(searchCivilPosts, { exam: '国考', keyword: '信息 0809' });
    expect([total, list[0]?.table?.isSample]).toEqual([1, true]);
    expect((await search(searchCivilPosts, { keyword: '%' })).total).toBe(0);
    expect((await search(searchCivilPosts, { exam: '教师' })).total).toBe(0);
    const post = { code: '1', name: '文秘', conditions: { education: '不限', major: '不限' } };
    await rows.positionTable.create({
      data: { exam: '省考', version: '2026', ...source, posts: { create: post } },
    });
    const real = await search(searchCivilPosts, {});
    expect(real.list.map(({ name, table }) => [name, table?.isSample])).toEqual([['文秘', false]]);
  });
});
