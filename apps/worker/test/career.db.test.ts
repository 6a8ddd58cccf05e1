import { companionResult } from '@qicheng/analysis/companion-result';
import { jobAnalysis } from '@qicheng/analysis/descriptors/job-analysis';
import { jobAnalysisResult, jobReference } from '@qicheng/analysis/job-analysis-result';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisService, AskCompanion, StartAnalysis } from '@qicheng/core/analysis';
import { SAMPLES } from '@qicheng/resume/samples';
import { RunAnalysisProcessor } from '../src/analysis/run-analysis.processor.js';
import { setUpAnalysisStage } from './analysis-stage.js';

async function setUp() {
  const stage = await setUpAnalysisStage();
  const { rows, userId } = stage;
  const document = SAMPLES.accounting() as object;
  const resume = { userId, title: '会计简历', templateCode: 'tem0001', language: 'zh', document };
  const { id: resumeId } = await rows.resume.create({ data: resume });
  return { ...stage, resumeId };
}

let stage: Awaited<ReturnType<typeof setUp>>;
beforeAll(async () => {
  stage = await setUp();
});
afterAll(() => stage.stop());
afterEach(async () => expect(await stage.app.get(AiCountService).findBreaches()).toEqual([]));

const balance = () => stage.app.get(AiCountService).balanceOf(stage.userId);
const worked = async (runId: string) => {
  await stage.app.get(RunAnalysisProcessor).run({ runId }, { isLastAttempt: true });
  return stage.app.get(AnalysisService).get(stage.userId, runId);
};

it('an occupation is analysed with a résumé and planned, each charged once', async () => {
  const { app, userId, resumeId } = stage;
  const before = await balance();
  const request = { userId, resumeId, question: { position: '会计', city: '武汉' } };
  const run = await worked((await app.get(StartAnalysis).run(jobAnalysis, request)).runId);
  const result = jobAnalysisResult.parse(run.result);
  expect(run).toMatchObject({ status: 'done', title: '会计', resumeId, score: result.overall?.score });
  expect(result.match).toMatchObject({ kind: 'exact', occupationCode: 'accounting' });
  expect((await app.get(StartAnalysis).run(jobAnalysis, request)).runId).toBe(run.runId);
  const reference = await worked((await app.get(AnalysisService).startReference(userId, run.runId)).runId);
  expect(jobReference.parse(reference.result)).toEqual(reference.result);
  expect(await balance()).toBe(before - 2);
});

it('remembered facts carry over from answer to answer and are stored with the answer', async () => {
  const { app, userId } = stage;
  const question = {
    category: 'introduction',
    answers: { position: '会计', scene: '群面', length: '60 秒' },
    remember: ['position'],
  };
  const first = await app.get(AskCompanion).start({ userId, ...question });
  if (!('runId' in first)) throw new Error('no run');
  const { memory } = companionResult.parse((await worked(first.runId)).result);
  expect(memory).toEqual([{ key: 'position', label: '目标岗位', value: '会计' }]);
  // The identical request returns the stored run, because the remembered facts have not changed.
  const again = await app.get(AskCompanion).start({ userId, ...question });
  expect('runId' in again && again.runId).toBe(first.runId);
});

it('a legal question that the rules cannot answer is refunded', async () => {
  const { app, userId } = stage;
  const before = await balance();
  const request = { category: 'rights', answers: { question: '房东不退押款', status: '正式员工' } };
  const started = await app.get(AskCompanion).start({ userId, ...request });
  if (!('runId' in started)) throw new Error('no run');
  const run = await worked(started.runId);
  expect(companionResult.parse(run.result).legal?.isKnown).toBe(false);
  expect(run.status).toBe('done');
  expect(await balance()).toBe(before);
});
