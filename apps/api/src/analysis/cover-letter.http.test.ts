import { randomUUID } from 'node:crypto';
import type { LetterResult } from '@qicheng/analysis/cover-letter';
import {
  getRun,
  lastLetterAnalysis,
  listLetterAnalyses,
  startLetterAnalysis,
} from '@qicheng/contract/analysis/index';
import { saveResume } from '@qicheng/contract/resume/index';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService } from '@qicheng/core/analysis';
import { SAMPLES } from '@qicheng/resume/samples';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

type Owner = Awaited<ReturnType<typeof openAccount>>;

let api: TestApi;
let owner: Owner;
let stranger: Owner;
let resumeId: string;
beforeAll(async () => {
  api = await startApi();
  owner = await openAccount(api, '13800000841');
  stranger = await openAccount(api, '13800000842');
  const counts = api.app.get(AiCountService, { strict: false });
  await counts.grant(owner.userId, { key: 'a', amount: 5, source: 'test' });
  await counts.grant(stranger.userId, { key: 'b', amount: 5, source: 'test' });
  const draft = { title: '会计简历', templateCode: 'tem0001', language: 'zh' as const };
  const saved = await owner.call(saveResume, {
    ...draft,
    document: SAMPLES.accounting(),
    requestKey: randomUUID(),
  });
  resumeId = saved.id;
});
afterAll(() => api.stop());

const result: LetterResult = {
  target: { company: '某公司', position: '会计', addressee: '' },
  overall: null,
  dimensions: [],
  paragraphs: [],
  findings: [],
  requirements: [],
  written: null,
  greetings: [],
  subjects: [],
  notes: [],
};

describe('cover letter calls', () => {
  it('1: assess a letter, or write one from a résumé; list and latest', async () => {
    expect(await owner.call(lastLetterAnalysis, {})).toEqual({ run: null });
    const judged = await owner.call(startLetterAnalysis, {
      letter: '尊敬的负责人：您好。',
      company: '某公司',
      position: '会计',
    });
    expect(judged).toMatchObject({
      service: 'coverLetter',
      status: 'queued',
      title: '某公司 · 会计',
      cost: 1,
    });
    const runs = api.app.get(AnalysisRunService, { strict: false });
    const claim = await runs.claim(judged.runId);
    if (claim)
      await runs.complete(claim, { result, engine: { mode: 'rules', rulesVersion: 'test' }, score: null });
    const written = await owner.call(startLetterAnalysis, { resumeId });
    expect(written.input).toMatchObject({ letter: '', company: '', resume: { resumeId } });
    const { list, total } = await owner.call(listLetterAnalyses, {});
    expect([total, ...list.map(({ runId }) => runId)]).toEqual([2, written.runId, judged.runId]);
    expect((await owner.call(lastLetterAnalysis, {})).run?.result).toEqual(result);
  });

  it('0: reject a request without letter and résumé', async () => {
    const answer = await api.post(startLetterAnalysis.path, { company: '某公司' }, { token: owner.token });
    expect(answer).toMatchObject({ status: 200, code: 0, msg: '请选择简历或上传简历' });
  });

  it('AI7: respond to another user’s letter as to a missing one', async () => {
    const { run } = await owner.call(lastLetterAnalysis, {});
    const theirs = await api.post(getRun.path, { runId: run?.runId }, { token: stranger.token });
    const nobodys = await api.post(getRun.path, { runId: randomUUID() }, { token: stranger.token });
    expect([theirs.status, theirs.msg]).toEqual([nobodys.status, nobodys.msg]);
    expect(theirs.status).toBe(404);
    expect(await stranger.call(lastLetterAnalysis, {})).toEqual({ run: null });
    expect((await stranger.call(listLetterAnalyses, {})).total).toBe(0);
    const foreign = await api.post(startLetterAnalysis.path, { resumeId }, { token: stranger.token });
    expect(foreign.code).not.toBe(1);
  });

  it('400: reject too much text', async () => {
    const answer = await api.post(
      startLetterAnalysis.path,
      { letter: '字'.repeat(6_001) },
      { token: owner.token },
    );
    expect([answer.status, answer.msg]).toEqual([400, '求职信不能超过 6000 个字']);
  });

  it('401: without a token', async () => {
    for (const { path } of [startLetterAnalysis, lastLetterAnalysis, listLetterAnalyses])
      expect((await api.post(path, {})).status).toBe(401);
  });
});
