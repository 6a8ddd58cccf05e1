import { randomUUID } from 'node:crypto';
import {
  getRun,
  getRunReference,
  lastJobAnalysis,
  listJobAnalyses,
  removeRun,
  startJobAnalysis,
  startJobReference,
} from '@qicheng/contract/analysis/index';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { saveResume } from '@qicheng/contract/resume/index';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService } from '@qicheng/core/analysis';
import { SAMPLES } from '@qicheng/resume/samples';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

type Owner = Awaited<ReturnType<typeof openAccount>>;
type Result = NonNullable<ResultOf<typeof startJobAnalysis>['result']>;

const BALANCE = 4;
let api: TestApi;
let owner: Owner;
let stranger: Owner;
let resumeId: string;
beforeAll(async () => {
  api = await startApi();
  owner = await openAccount(api, '13800000821');
  stranger = await openAccount(api, '13800000822');
  const counts = api.app.get(AiCountService, { strict: false });
  await counts.grant(owner.userId, { key: 'a', amount: BALANCE, source: 'test' });
  await counts.grant(stranger.userId, { key: 'b', amount: BALANCE, source: 'test' });
  const saved = await owner.call(saveResume, {
    title: '会计简历',
    templateCode: 'tem0001',
    language: 'zh',
    requestKey: randomUUID(),
    document: SAMPLES.accounting(),
  });
  resumeId = saved.id;
});
afterAll(() => api.stop());

const plan = (days: '1–30' | '31–60' | '61–90') => ({ days, goal: '', hours: 0, tasks: [] });
const result: Result = {
  overall: null,
  dimensions: [],
  abilities: [],
  strengths: [],
  gaps: [],
  adjacent: [],
  match: {
    kind: 'general',
    asked: '会计',
    occupationCode: null,
    occupation: null,
    explanation: '',
    alternatives: [],
    tableVersion: 'test',
  },
  portrait: {
    summary: '',
    duties: [],
    abilities: [],
    path: [],
    entry: { degree: '', majors: [], certificates: [], experience: '' },
    salary: { state: 'missing', text: '数据缺失', figures: [], lookUp: [] },
  },
  plan: { weeklyHours: 8, phases: [plan('1–30'), plan('31–60'), plan('61–90')] },
  sources: [],
  notes: [],
};
const engine = { mode: 'rules' as const, rulesVersion: 'test' };

/** Ends a run as a worker would. */
async function finish(runId: string, made: unknown = result): Promise<void> {
  const runs = api.app.get(AnalysisRunService, { strict: false });
  const claim = await runs.claim(runId);
  if (!claim) throw new Error('not claimed');
  await runs.complete(claim, { result: made, engine, score: null });
}

describe('job analysis calls', () => {
  it('1: start with and without a résumé, list and return the latest', async () => {
    expect(await owner.call(lastJobAnalysis, {})).toEqual({ run: null });
    const run = await owner.call(startJobAnalysis, { position: '会计', city: '武汉', resumeId });
    expect(run).toMatchObject({ service: 'jobAnalysis', status: 'queued', title: '会计', resumeId, cost: 1 });
    expect(run.input).toMatchObject({ position: '会计', city: '武汉', resume: { resumeId } });
    await finish(run.runId);
    const bare = await owner.call(startJobAnalysis, { position: '会计' });
    expect(bare.input).toMatchObject({ resume: null });
    const { list, total } = await owner.call(listJobAnalyses, {});
    expect([total, ...list.map(({ runId }) => runId)]).toEqual([2, bare.runId, run.runId]);
    expect((await owner.call(listJobAnalyses, { resumeId })).total).toBe(1);
    expect((await owner.call(lastJobAnalysis, {})).run?.result?.portrait.salary.state).toBe('missing');
    // The same question again is the stored run, and costs nothing.
    const again = await owner.call(startJobAnalysis, { position: '会计', city: '武汉', resumeId });
    expect(again.runId).toBe(run.runId);
  });

  it('1: create the reference answer once', async () => {
    const { run } = await owner.call(lastJobAnalysis, {});
    const runId = run?.runId ?? '';
    const answer = await owner.call(startJobReference, { runId });
    expect(answer).toMatchObject({ step: 'reference', parentId: runId, status: 'queued' });
    const week = (number: number) => ({ week: number, days: '', goal: '', hours: 8, tasks: [] });
    await finish(answer.runId, {
      title: '',
      summary: '',
      target: [],
      entryChecks: [],
      reviews: [],
      notes: [],
      weeks: Array.from({ length: 13 }, (_unused, index) => week(index + 1)),
    });
    const again = await owner.call(startJobReference, { runId });
    expect([again.runId, again.result?.weeks.length]).toEqual([answer.runId, 13]);
  });

  it.each([
    ['no position', { position: '  ' }, '请填写想了解的岗位'],
    ['too many hours', { position: '会计', weeklyHours: 200 }, '每周最多 60 小时'],
  ])('400: %s', async (_what, body, message) => {
    const answer = await api.post(startJobAnalysis.path, body, { token: owner.token });
    expect([answer.status, answer.msg]).toEqual([400, message]);
  });

  it('401: without a token', async () => {
    for (const { path } of [startJobAnalysis, startJobReference, listJobAnalyses, lastJobAnalysis])
      expect((await api.post(path, { position: '会计', runId: randomUUID() })).status).toBe(401);
  });
});

describe('AI7: to another user', () => {
  it('my runs and résumés do not exist', async () => {
    const { run } = await owner.call(lastJobAnalysis, {});
    const runId = run?.runId ?? '';
    for (const { path } of [startJobReference, getRun, getRunReference, removeRun]) {
      const answer = await api.post(path, { runId }, { token: stranger.token });
      const random = await api.post(path, { runId: randomUUID() }, { token: stranger.token });
      expect({ ...answer, headers: null }).toEqual({ ...random, headers: null });
    }
    const own = await api.post(
      startJobAnalysis.path,
      { position: '会计', resumeId },
      { token: stranger.token },
    );
    const body = { position: '会计', resumeId: randomUUID() };
    const random = await api.post(startJobAnalysis.path, body, { token: stranger.token });
    expect(own.status).toBe(404);
    expect({ ...own, headers: null }).toEqual({ ...random, headers: null });
    expect(await stranger.call(lastJobAnalysis, {})).toEqual({ run: null });
    expect(await stranger.call(listJobAnalyses, { resumeId })).toEqual({ list: [], total: 0 });
  });
});
