import { randomUUID } from 'node:crypto';
import type { JdAnalysisResult } from '@qicheng/analysis/jd-analysis';
import {
  createJdVariant,
  getRun,
  getRunReference,
  lastJdAnalysis,
  listJdAnalyses,
  removeRun,
  startJdAnalysis,
  startJdReference,
} from '@qicheng/contract/analysis/index';
import { getResume, saveResume } from '@qicheng/contract/resume/index';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService } from '@qicheng/core/analysis';
import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

type Owner = Awaited<ReturnType<typeof openAccount>>;

const BALANCE = 8;
const text = '岗位：会计\n岗位职责：负责账务处理与纳税申报\n任职要求：大专及以上学历，熟练使用金蝶';
let api: TestApi;
let owner: Owner;
let stranger: Owner;
let resumeId: string;
const document = SAMPLES.accounting();
beforeAll(async () => {
  api = await startApi();
  owner = await openAccount(api, '13800000831');
  stranger = await openAccount(api, '13800000832');
  const counts = api.app.get(AiCountService, { strict: false });
  await counts.grant(owner.userId, { key: 'a', amount: BALANCE, source: 'test' });
  await counts.grant(stranger.userId, { key: 'b', amount: BALANCE, source: 'test' });
  const draft = { title: '会计简历', templateCode: 'tem0001', language: 'zh' as const, document };
  resumeId = (await owner.call(saveResume, { ...draft, requestKey: randomUUID() })).id;
});
afterAll(() => api.stop());

const ids = document.skills.map(({ id }) => id);
const reversed = [...ids].reverse();
const none = { covered: 0, total: 0 };
const result: JdAnalysisResult = {
  job: {
    title: null,
    company: null,
    cities: [],
    salary: null,
    must: [],
    plus: [],
    duties: [],
    hidden: [],
    keywords: [],
    ignored: [],
  },
  overall: null,
  dimensions: [],
  matrix: [],
  keywords: [],
  risks: [],
  findings: [],
  questions: [],
  notes: [],
  gate: { state: 'none', checks: [] },
  coverage: { must: none, plus: none, duties: none },
  tailoring: {
    target: '某公司 会计',
    orders: [{ pointer: '/skills', label: '技能的顺序', ids: reversed }],
    hidden: [],
  },
};

/** Ends a run as a worker would. */
async function finish(runId: string, made: unknown = result): Promise<void> {
  const runs = api.app.get(AnalysisRunService, { strict: false });
  const claim = await runs.claim(runId);
  if (!claim) throw new Error('not claimed');
  await runs.complete(claim, { result: made, engine: { mode: 'rules', rulesVersion: 'test' }, score: null });
}

describe('JD analysis calls', () => {
  it('1: start with and without a résumé, list and return the latest; the same question returns the stored run', async () => {
    expect(await owner.call(lastJdAnalysis, {})).toEqual({ run: null });
    const run = await owner.call(startJdAnalysis, { text, resumeId });
    expect(run).toMatchObject({
      service: 'jdAnalysis',
      status: 'queued',
      title: '岗位：会计',
      resumeId,
      cost: 1,
    });
    expect(run.input).toMatchObject({ text, resume: { resumeId } });
    await finish(run.runId);
    const bare = await owner.call(startJdAnalysis, { text });
    expect(bare.input).toMatchObject({ resume: null });
    await finish(bare.runId, { ...result, tailoring: null });
    expect((await owner.call(startJdAnalysis, { text, resumeId })).runId).toBe(run.runId);
    const { list, total } = await owner.call(listJdAnalyses, {});
    expect([total, ...list.map(({ runId }) => runId)]).toEqual([2, bare.runId, run.runId]);
    expect((await owner.call(lastJdAnalysis, {})).run?.runId).toBe(bare.runId);
  });

  it('1: create one variant in the order of the analysis with the résumé’s words', async () => {
    const { runId } = await owner.call(startJdAnalysis, { text, resumeId });
    const made = await owner.call(createJdVariant, { runId });
    expect(made).toMatchObject({
      title: '会计简历 · 某公司 会计',
      baseId: resumeId,
      variantTarget: '某公司 会计',
    });
    const opened = (await owner.call(getResume, { id: made.id })).document as unknown as ResumeDocument;
    expect(opened.skills.map(({ id }) => id)).toEqual(reversed);
    expect([...opened.skills].reverse()).toEqual(document.skills);
    expect((await owner.call(createJdVariant, { runId })).id).toBe(made.id);
    const base = (await owner.call(getResume, { id: resumeId })).document as unknown as ResumeDocument;
    expect(base.skills.map(({ id }) => id)).toEqual(ids);
  });

  it('0: create no variant without a stored résumé', async () => {
    const { runId } = await owner.call(startJdAnalysis, { text });
    const answer = await api.post(createJdVariant.path, { runId }, { token: owner.token });
    expect(answer).toMatchObject({
      status: 200,
      code: 0,
      msg: '没有可以调整的内容；请选择站内简历分析后再生成岗位版本',
    });
  });

  it('1: create the reference answer once', async () => {
    const { runId } = await owner.call(startJdAnalysis, { text, resumeId });
    const answer = await owner.call(startJdReference, { runId });
    expect(answer).toMatchObject({ step: 'reference', parentId: runId, status: 'queued' });
    await finish(answer.runId, {
      summary: { text: '', atoms: [] },
      introduction: [],
      order: [],
      placeholders: [],
      notes: [],
    });
    expect((await owner.call(startJdReference, { runId })).runId).toBe(answer.runId);
  });

  it('AI7: respond to another user’s run as to a missing one', async () => {
    const { runId } = await owner.call(startJdAnalysis, { text, resumeId });
    for (const { path } of [getRun, getRunReference, removeRun, startJdReference, createJdVariant]) {
      const theirs = await api.post(path, { runId }, { token: stranger.token });
      const nobodys = await api.post(path, { runId: randomUUID() }, { token: stranger.token });
      expect([theirs.status, theirs.code, theirs.msg]).toEqual([nobodys.status, nobodys.code, nobodys.msg]);
      expect(theirs.status === 404 || path === getRunReference.path).toBe(true);
    }
    expect(await stranger.call(lastJdAnalysis, {})).toEqual({ run: null });
    expect((await stranger.call(listJdAnalyses, {})).total).toBe(0);
    const foreign = await api.post(startJdAnalysis.path, { text, resumeId }, { token: stranger.token });
    expect(foreign.code).not.toBe(1);
    expect((await stranger.call(listJdAnalyses, {})).total).toBe(0);
  });

  it.each([
    ['no posting', {}, '请粘贴职位描述'],
    ['a few words', { text: '招会计' }, '请粘贴完整的职位描述'],
    ['AI4: more text than the limit', { text: '要'.repeat(20_001) }, '职位描述不能超过 20000 个字'],
  ])('400: %s', async (_what, body, message) => {
    const answer = await api.post(startJdAnalysis.path, body, { token: owner.token });
    expect([answer.status, answer.msg]).toEqual([400, message]);
  });

  it('401: without a token', async () => {
    for (const { path } of [
      startJdAnalysis,
      startJdReference,
      lastJdAnalysis,
      listJdAnalyses,
      createJdVariant,
    ])
      expect((await api.post(path, { text })).status).toBe(401);
  });
});
