import { randomUUID } from 'node:crypto';
import { getRun, listGhostwrites, removeRun, startGhostwrite } from '@qicheng/contract/analysis/index';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService } from '@qicheng/core/analysis';
import type { Database } from '@qicheng/db';
import { SAMPLES } from '@qicheng/resume/samples';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

type Result = NonNullable<ResultOf<typeof startGhostwrite>['result']>;

let api: TestApi;
let database: Database;
let owner: Awaited<ReturnType<typeof openAccount>>;
let stranger: typeof owner;
let resumeId: string;
const counts = () => api.app.get(AiCountService, { strict: false });
beforeAll(async () => {
  api = await startApi();
  database = api.openDatabase();
  owner = await openAccount(api, '13800000811');
  stranger = await openAccount(api, '13800000812');
  await counts().grant(owner.userId, { key: 'a', amount: 5, source: 'test' });
  const document = SAMPLES.marketing() as object;
  const data = { userId: owner.userId, title: '市场简历', templateCode: 'tem0001', language: 'zh', document };
  ({ id: resumeId } = await database.resume.create({ data }));
});
afterAll(async () => {
  await database.$disconnect();
  await api.stop();
});

const result = (overrides: Partial<Result> = {}): Result => ({
  service: 'optimise',
  style: '专业',
  length: '适中',
  variants: [],
  questions: [],
  unchanged: [],
  keywords: { source: 'none', matched: [], missing: [] },
  notes: [],
  ...overrides,
});

/** Ends a run as a worker would. */
async function finish(runId: string, isFree = false): Promise<void> {
  const runs = api.app.get(AnalysisRunService, { strict: false });
  const claim = await runs.claim(runId);
  if (!claim) throw new Error('not claimed');
  const engine = { mode: 'rules', rulesVersion: 'test' } as const;
  await runs.complete(claim, { result: result(), engine, score: null, isFree });
}

describe('ghost-writing calls', () => {
  it('1: start and list, named after the résumé; the same question returns the same run', async () => {
    const request = {
      resumeId,
      service: 'optimise',
      style: '数据',
      targets: [{ kind: 'atom', atomId: 'x' }],
    } as const;
    const run = await owner.call(startGhostwrite, { ...request, targets: [...request.targets] });
    expect(run).toMatchObject({
      service: 'ghostwrite',
      status: 'queued',
      cost: 1,
      title: '市场简历',
      resumeId,
    });
    await finish(run.runId);
    const again = await owner.call(startGhostwrite, { ...request, targets: [...request.targets] });
    expect(again).toMatchObject({ runId: run.runId, status: 'done', result: { service: 'optimise' } });
    expect(await counts().balanceOf(owner.userId)).toBe(4);
    const { list, total } = await owner.call(listGhostwrites, { resumeId });
    expect([total, list[0]?.runId]).toEqual([1, run.runId]);
    expect((await owner.call(listGhostwrites, { resumeId: randomUUID() })).total).toBe(0);
  });

  it('charge nothing for a run that only asks questions', async () => {
    const before = await counts().balanceOf(owner.userId);
    const { runId } = await owner.call(startGhostwrite, { resumeId, service: 'write' });
    expect(await counts().balanceOf(owner.userId)).toBe(before - 1);
    await finish(runId, true);
    expect(await owner.call(getRun, { runId })).toMatchObject({ status: 'done', cost: 0, isRefunded: false });
    expect(await counts().balanceOf(owner.userId)).toBe(before);
    expect(await counts().findBreaches()).toEqual([]);
  });

  it('AI7: hide run and résumé from another user', async () => {
    const { list } = await owner.call(listGhostwrites, {});
    const [runId = ''] = list.map((run) => run.runId);
    for (const { path } of [getRun, removeRun]) {
      const answer = await api.post(path, { runId }, { token: stranger.token });
      const random = await api.post(path, { runId: randomUUID() }, { token: stranger.token });
      expect([answer.status, answer.code, answer.msg]).toEqual([random.status, random.code, random.msg]);
      expect(answer.status).toBe(404);
    }
    expect(await stranger.call(listGhostwrites, { resumeId })).toEqual({ list: [], total: 0 });
    const start = (id: string) =>
      api.post(startGhostwrite.path, { resumeId: id, service: 'optimise' }, { token: stranger.token });
    const [mine, random] = [await start(resumeId), await start(randomUUID())];
    expect([mine.status, mine.code, mine.msg]).toEqual([random.status, random.code, random.msg]);
    expect(mine.code).not.toBe(1);
  });

  it.each([
    ['no résumé', { service: 'optimise' }, 200, '请选择简历或上传简历'],
    ['a long posting', { service: 'write', jd: '长'.repeat(6_001) }, 400, '岗位描述最多 6000 个字'],
    [
      'a long answer',
      { service: 'write', facts: [{ questionId: 'a|result', text: '长'.repeat(301) }] },
      400,
      '每个回答最多 300 个字',
    ],
  ])('reject: %s', async (_what, body, status, message) => {
    const named = status === 200 ? body : { resumeId, ...body };
    const answer = await api.post(startGhostwrite.path, named, { token: owner.token });
    expect([answer.status, answer.msg]).toEqual([status, message]);
  });

  it('0: start nothing without a count', async () => {
    const document = SAMPLES.marketing() as object;
    const data = {
      userId: stranger.userId,
      title: '简历',
      templateCode: 'tem0001',
      language: 'zh',
      document,
    };
    const { id } = await database.resume.create({ data });
    const body = { resumeId: id, service: 'optimise' };
    const answer = await api.post(startGhostwrite.path, body, { token: stranger.token });
    expect(answer).toMatchObject({ status: 200, code: 0, msg: 'AI 次数不足，请获取更多次数后再试' });
    expect((await stranger.call(listGhostwrites, {})).total).toBe(0);
  });

  it('0: ask for a résumé if the request is empty', async () => {
    const answer = await api.post(startGhostwrite.path, {}, { token: stranger.token });
    expect(answer).toMatchObject({ status: 200, code: 0, msg: '请选择简历或上传简历' });
  });

  it('401: without a token', async () => {
    for (const { path } of [startGhostwrite, listGhostwrites])
      expect((await api.post(path, { service: 'optimise' })).status).toBe(401);
  });
});
