import { resumeAnalysis } from '@qicheng/analysis/descriptors/resume-analysis';
import { resumeAnalysisResult, resumeReference } from '@qicheng/analysis/resume-analysis-result';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisService, StartAnalysis } from '@qicheng/core/analysis';
import { SAMPLES } from '@qicheng/resume/samples';
import { RunAnalysisProcessor } from '../src/analysis/run-analysis.processor.js';
import { setUpAnalysisStage } from './analysis-stage.js';

async function setUp() {
  const stage = await setUpAnalysisStage();
  const { rows, userId } = stage;
  const document = SAMPLES.teaching() as object;
  const resume = { userId, title: '教师简历', templateCode: 'tem0001', language: 'zh', document };
  const { id: resumeId } = await rows.resume.create({ data: resume });
  return { ...stage, resumeId };
}

describe('the analysis of a stored résumé', () => {
  let stage: Awaited<ReturnType<typeof setUp>>;
  beforeAll(async () => {
    stage = await setUp();
  });
  afterAll(() => stage.stop());
  afterEach(async () => expect(await stage.app.get(AiCountService).findBreaches()).toEqual([]));

  const analyse = async () => {
    const { app, userId, resumeId } = stage;
    const { runId } = await app.get(StartAnalysis).run(resumeAnalysis, { userId, resumeId, question: {} });
    await app.get(RunAnalysisProcessor).run({ runId }, { isLastAttempt: true });
    return app.get(AnalysisService).get(userId, runId);
  };
  const balance = () => stage.app.get(AiCountService).balanceOf(stage.userId);

  it('is made by the rules, settled once, and stored in the shape of the service', async () => {
    const run = await analyse();
    expect(run).toMatchObject({ status: 'done', engine: { mode: 'rules' }, title: '教师简历' });
    const result = resumeAnalysisResult.parse(run.result);
    expect(result).toEqual(run.result);
    expect([run.score, result.change]).toEqual([result.overall?.score, null]);
    expect((await analyse()).runId).toBe(run.runId);
    expect(await balance()).toBe(4);
  });

  it('reports the changes by rule after an edit', async () => {
    const { rows, resumeId } = stage;
    const before = await analyse();
    const document = { ...SAMPLES.teaching(), skills: [], certificates: [], languages: [] };
    await rows.resume.update({ where: { id: resumeId }, data: { document: document, version: 2 } });
    const after = await analyse();
    const { change, overall } = resumeAnalysisResult.parse(after.result);
    expect(change).toMatchObject({
      runId: before.runId,
      change: (overall?.score ?? 0) - (before.score ?? 0),
      isComparable: true,
    });
    expect(change?.rules).toContainEqual(expect.objectContaining({ dimension: 'completeness' }));
    expect(await balance()).toBe(3);
  });

  it('has a reference answer that is charged once', async () => {
    const { app, rows, userId, resumeId } = stage;
    const document = SAMPLES.teaching();
    const vague = [{ text: '负责作业批改等工作' }];
    document.internships[0]?.highlights?.push({ id: 'vague', kind: 'bullet', zh: vague });
    await rows.resume.update({ where: { id: resumeId }, data: { document, version: 3 } });
    const { runId: parent } = await analyse();
    const before = await balance();
    const { runId } = await app.get(AnalysisService).startReference(userId, parent);
    await app.get(RunAnalysisProcessor).run({ runId }, { isLastAttempt: true });
    const { rewrites } = resumeReference.parse((await app.get(AnalysisService).get(userId, runId)).result);
    expect(rewrites.length).toBeGreaterThan(0);
    expect((await app.get(AnalysisService).startReference(userId, parent)).runId).toBe(runId);
    expect(await balance()).toBe(before - 1);
  });
});
