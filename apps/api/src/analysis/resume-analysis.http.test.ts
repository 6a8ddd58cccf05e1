import { randomUUID } from 'node:crypto';
import {
  analyseResumeFile,
  countResumeAnalyses,
  getRun,
  getRunReference,
  getRunRescore,
  lastResumeAnalysis,
  listAnalysableResumes,
  listResumeAnalyses,
  listResumeModules,
  rescoreRun,
  startResumeAnalysis,
  startResumeReference,
} from '@qicheng/contract/analysis/index';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { saveResume } from '@qicheng/contract/resume/index';
import { uploadFile } from '@qicheng/contract/upload/index';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService } from '@qicheng/core/analysis';
import { ImportRunService } from '@qicheng/core/resume-import';
import type { Database } from '@qicheng/db';
import { SAMPLES } from '@qicheng/resume/samples';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

type Owner = Awaited<ReturnType<typeof openAccount>>;
type Result = NonNullable<NonNullable<ResultOf<typeof lastResumeAnalysis>['run']>['result']>;

const BALANCE = 6;
let api: TestApi;
let rows: Database;
let owner: Owner;
let stranger: Owner;
let resumeId: string;
beforeAll(async () => {
  api = await startApi();
  rows = api.openDatabase();
  owner = await openAccount(api, '13800000811');
  stranger = await openAccount(api, '13800000812');
  await api.app
    .get(AiCountService, { strict: false })
    .grant(owner.userId, { key: 'a', amount: BALANCE, source: 'test' });
  resumeId = await keep(owner);
});
afterAll(async () => {
  await rows.$disconnect();
  await api.stop();
});

async function keep({ call }: Owner, id?: string, version = 1): Promise<string> {
  const document = SAMPLES.accounting();
  const draft = { title: '会计简历', templateCode: 'tem0001', language: 'zh' as const, document };
  const saved = await call(saveResume, {
    ...draft,
    ...(id ? { id, version } : { requestKey: randomUUID() }),
  });
  return saved.id;
}

const keys = ['completeness', 'consistency', 'relevance', 'quantified', 'expression', 'layout', 'ats'];
const resultWith = (score: number): Result => ({
  overall: { score, band: '良好', confidence: 1 },
  dimensions: keys.map((key) => ({
    key,
    label: key,
    weight: 10,
    score,
    contributions: [{ ruleId: 'module.start', points: score, reason: '起始分', evidence: [] }],
  })),
  target: {
    stage: '社招',
    position: '总账会计',
    occupation: null,
    isInferred: false,
    lexiconVersion: 'test',
    matched: [],
    missing: [],
  },
  modules: [],
  findings: [],
  suggestions: [],
  strengths: [],
  heat: [],
  change: null,
  notes: [],
});

const engine = { mode: 'rules' as const, rulesVersion: 'test' };

/** Ends the next run as a worker would. */
async function work(end: { score: number } | { result: unknown } | 'broken'): Promise<void> {
  const runs = api.app.get(AnalysisRunService, { strict: false });
  for (;;) {
    const queued = await rows.analysis.findFirst({ where: { status: 'queued' } });
    const claim = queued && (await runs.claim(queued.id));
    if (!claim) continue;
    if (end === 'broken') return void (await runs.fail(claim, 'broken'));
    const [result, score] = 'score' in end ? [resultWith(end.score), end.score] : [end.result, null];
    await runs.complete(claim, { result, engine, score });
    return;
  }
}

async function analysed(
  question: { target?: { position: string }; requestKey?: string },
  end: Parameters<typeof work>[0],
) {
  const [run] = await Promise.all([owner.call(startResumeAnalysis, { resumeId, ...question }), work(end)]);
  return run;
}
const left = async () => (await owner.call(countResumeAnalyses, {})).count;

describe('before an analysis', () => {
  it('returns the parts of a stage to anyone, and which of them my résumé has', async () => {
    const { stage, list } = await api.as(null)(listResumeModules, {});
    expect([stage, list.reduce((sum, { weight }) => sum + weight, 0)]).toEqual(['校招', 100]);
    expect(list.every(({ isPresent }) => isPresent === null)).toBe(true);
    const own = await owner.call(listResumeModules, { resumeId });
    expect(own.stage).toBe('社招');
    expect(own.list.find(({ key }) => key === 'experience')).toMatchObject({
      isPresent: true,
      need: 'required',
    });
    expect(own.list.find(({ key }) => key === 'projects')).toMatchObject({ isPresent: false });
  });

  it('requires a résumé', async () => {
    await expect(owner.call(startResumeAnalysis, {})).rejects.toMatchObject({
      message: '请选择简历或上传简历',
    });
    await expect(owner.call(analyseResumeFile, {})).rejects.toMatchObject({
      message: '请选择简历或上传简历',
    });
    const answer = await api.post('/ai/resumeAiAnalyse', { resumeId });
    expect(answer).toMatchObject({ status: 401 });
  });
});

describe('an analysis', () => {
  it('costs one count, is free when repeated, and refunds the count when it fails', async () => {
    expect(await owner.call(countResumeAnalyses, {})).toEqual({
      total: 0,
      cost: 1,
      count: BALANCE,
      isUnlimited: false,
    });
    const failed = await analysed({}, 'broken');
    expect(failed).toMatchObject({
      status: 'failed',
      isRefunded: true,
      fault: 'broken',
      failure: '分析未能完成，次数已退回，请重试',
    });
    expect(await left()).toBe(BALANCE);
    const run = await analysed({}, { score: 64 });
    expect(run).toMatchObject({
      status: 'done',
      score: 64,
      title: '会计简历',
      result: { overall: { score: 64 } },
    });
    expect(await left()).toBe(BALANCE - 1);
    expect((await owner.call(startResumeAnalysis, { resumeId })).runId).toBe(run.runId);
    expect(await left()).toBe(BALANCE - 1);
  });

  it('is compared with the previous one of the same résumé', async () => {
    const { run: before } = await owner.call(lastResumeAnalysis, { resumeId });
    const run = await analysed({ target: { position: '财务主管' } }, { score: 71 });
    expect(run.input).toMatchObject({
      target: { position: '财务主管' },
      previous: {
        runId: before?.runId,
        score: 64,
        dimensions: [{ key: 'completeness', score: 64 }, {}, {}, {}, {}, {}, {}],
      },
    });
    // A repeated question returns the stored run: its comparison has not changed.
    const again = await owner.call(startResumeAnalysis, { resumeId, target: { position: '财务主管' } });
    expect(again.runId).toBe(run.runId);
    expect(await left()).toBe(BALANCE - 2);
  });

  it('is listed, newest first, and with its résumé', async () => {
    const { list, total } = await owner.call(listResumeAnalyses, { resumeId });
    expect([total, ...list.map(({ score }) => score)]).toEqual([3, 71, 64, null]);
    const { list: resumes } = await owner.call(listAnalysableResumes, {});
    expect(resumes).toMatchObject([{ resumeId, title: '会计简历', language: 'zh', last: { score: 71 } }]);
    expect(await owner.call(countResumeAnalyses, { resumeId })).toMatchObject({ total: 3 });
  });

  it('has one reference answer, charged once', async () => {
    const { run } = await owner.call(lastResumeAnalysis, { resumeId });
    const runId = run?.runId ?? '';
    const result = { rewrites: [], kept: 4, notes: [] };
    const [answer] = await Promise.all([owner.call(startResumeReference, { runId }), work({ result })]);
    expect(answer).toMatchObject({ step: 'reference', parentId: runId, status: 'done', result });
    expect((await owner.call(startResumeReference, { runId })).runId).toBe(answer.runId);
    expect((await owner.call(getRunReference, { runId })).run?.runId).toBe(answer.runId);
    expect(await left()).toBe(BALANCE - 3);
  });
});

describe('rescoring after a change', () => {
  const stored = (runId: string) => rows.analysis.count({ where: { parentId: runId, step: 'rescore' } });

  it('scores the current résumé, is free and unlisted', async () => {
    const { run } = await owner.call(lastResumeAnalysis, { resumeId });
    const runId = run?.runId ?? '';
    expect(await owner.call(getRunRescore, { runId })).toEqual({ run: null });
    const before = await left();
    await keep(owner, resumeId);
    const [first] = await Promise.all([owner.call(rescoreRun, { runId }), work({ score: 77 })]);
    expect(first).toMatchObject({
      step: 'rescore',
      parentId: runId,
      status: 'done',
      cost: 0,
      result: { overall: { score: 77 } },
      input: { resume: { resumeId, version: 2 }, target: { position: '财务主管' } },
    });
    expect((await owner.call(rescoreRun, { runId })).runId).toBe(first.runId);
    expect((await owner.call(getRunRescore, { runId })).run?.runId).toBe(first.runId);
    expect(await left()).toBe(before);
    expect((await owner.call(listResumeAnalyses, { resumeId })).total).toBe(3);
    expect((await owner.call(lastResumeAnalysis, { resumeId })).run?.runId).toBe(runId);
  });

  it('replaces the previous one', async () => {
    const { run } = await owner.call(lastResumeAnalysis, { resumeId });
    const runId = run?.runId ?? '';
    await keep(owner, resumeId, 2);
    const [second] = await Promise.all([owner.call(rescoreRun, { runId }), work({ score: 79 })]);
    expect(await stored(runId)).toBe(1);
    expect((await owner.call(getRunRescore, { runId })).run).toMatchObject({
      runId: second.runId,
      score: 79,
    });
  });

  it('requires an analysis of a stored résumé', async () => {
    const { run } = await owner.call(lastResumeAnalysis, { resumeId });
    const { run: reference } = await owner.call(getRunReference, { runId: run?.runId ?? '' });
    await expect(owner.call(rescoreRun, { runId: reference?.runId ?? '' })).rejects.toMatchObject({
      message: '只有选用“我的简历”做的简历分析可以重新计分',
    });
  });
});

describe('an uploaded file', () => {
  const upload = async () =>
    (await owner.call(uploadFile, {}, { file: new Blob(['姓名：张三']), fileName: '张三.txt' })).id;

  async function read(end: 'done' | 'notResume'): Promise<void> {
    const runs = api.app.get(ImportRunService, { strict: false });
    for (;;) {
      const queued = await rows.resumeImport.findFirst({ where: { status: 'queued' } });
      const claim = queued && (await runs.claim(queued.id));
      if (!claim) continue;
      if (end !== 'done') return void (await runs.fail(claim, end));
      const draft = {
        format: 'text',
        isLossless: false,
        title: '张三的简历',
        language: 'zh',
        templateCode: null,
      } as const;
      await runs.complete(claim, {
        ...draft,
        document: SAMPLES.nursing(),
        fields: [],
        unplaced: [],
        warnings: [],
      });
      return;
    }
  }

  it('is parsed and analysed in one call', async () => {
    const fileId = await upload();
    const [answer] = await Promise.all([
      owner.call(analyseResumeFile, { fileId }),
      read('done').then(() => work({ score: 58 })),
    ]);
    expect(answer).toMatchObject({
      outcome: 'ready',
      data: { run: { status: 'done', score: 58, resumeId: null, title: '张三.txt' } },
    });
    expect(await left()).toBe(BALANCE - 4);
    const { importId } = answer.data;
    const again = await owner.call(analyseResumeFile, { importId });
    expect(again.data.run?.runId).toBe(answer.data.run?.runId);
    await expect(stranger.call(analyseResumeFile, { importId })).rejects.toMatchObject({ status: 404 });
  });

  it('that is not a résumé costs nothing', async () => {
    const fileId = await upload();
    const refused = owner.call(analyseResumeFile, { fileId });
    await Promise.all([
      expect(refused).rejects.toMatchObject({ message: expect.stringContaining('次数没有扣除') as string }),
      read('notResume'),
    ]);
    expect(await left()).toBe(BALANCE - 4);
  });
});

describe('AI7: to another user', () => {
  it('my runs and résumés do not exist', async () => {
    const { run } = await owner.call(lastResumeAnalysis, { resumeId });
    const runId = run?.runId ?? '';
    for (const { path } of [startResumeReference, getRun, getRunReference, rescoreRun]) {
      const answer = await api.post(path, { runId }, { token: stranger.token });
      const random = await api.post(path, { runId: randomUUID() }, { token: stranger.token });
      expect({ ...answer, headers: null }).toEqual({ ...random, headers: null });
    }
    for (const { path } of [startResumeAnalysis, listResumeModules]) {
      const answer = await api.post(path, { resumeId }, { token: stranger.token });
      const random = await api.post(path, { resumeId: randomUUID() }, { token: stranger.token });
      expect(answer.status).toBe(404);
      expect({ ...answer, headers: null }).toEqual({ ...random, headers: null });
    }
    expect(await stranger.call(lastResumeAnalysis, { resumeId })).toEqual({ run: null });
    expect(await stranger.call(listResumeAnalyses, { resumeId })).toEqual({ list: [], total: 0 });
    expect(await stranger.call(countResumeAnalyses, { resumeId })).toMatchObject({ total: 0 });
    expect(await stranger.call(listAnalysableResumes, {})).toEqual({ list: [], total: 0 });
  });
});
