import { offer } from '@qicheng/analysis/descriptors/offer';
import type { OfferTerms } from '@qicheng/analysis/offer';
import { offerResult } from '@qicheng/analysis/offer-result';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisService, StartAnalysis } from '@qicheng/core/analysis';
import { RunAnalysisProcessor } from '../src/analysis/run-analysis.processor.js';
import { setUpAnalysisStage } from './analysis-stage.js';

const terms: OfferTerms = { company: '示例科技', role: '数据分析师', city: '上海', monthlySalary: 15_000 };
const question = {
  offers: [terms, { ...terms, company: '样例银行', monthlySalary: 12_000 }],
  startYear: 2027,
};

describe('a stored run of the offer comparison', () => {
  let stage: Awaited<ReturnType<typeof setUpAnalysisStage>>;
  beforeAll(async () => {
    stage = await setUpAnalysisStage();
  });
  afterAll(() => stage.stop());
  afterEach(async () => expect(await stage.app.get(AiCountService).findBreaches()).toEqual([]));

  const work = (runId: string) => stage.app.get(RunAnalysisProcessor).run({ runId }, { isLastAttempt: true });
  const balance = () => stage.app.get(AiCountService).balanceOf(stage.userId);

  it('is claimed, computed, checked and settled once', async () => {
    const { userId, app } = stage;
    const { runId, title } = await app.get(StartAnalysis).run(offer, { userId, question });
    expect(title).toBe('示例科技 / 样例银行');
    expect(await balance()).toBe(4);
    await Promise.all([work(runId), work(runId)]);
    const run = await app.get(AnalysisService).get(userId, runId);
    expect(run).toMatchObject({
      status: 'done',
      progress: 100,
      engine: { mode: 'rules' },
      score: null,
      isRefunded: false,
    });
    expect(offerResult.parse(run.result)).toEqual(run.result);
    expect(await balance()).toBe(4);
    // An identical request returns the same run without a charge.
    expect((await app.get(StartAnalysis).run(offer, { userId, question })).runId).toBe(runId);
    expect(await balance()).toBe(4);
  });

  it('is refunded if the stored input cannot be read', async () => {
    const { userId, app, rows } = stage;
    const { runId } = await app
      .get(StartAnalysis)
      .run(offer, { userId, question: { ...question, startYear: 2028 } });
    await rows.analysis.update({ where: { id: runId }, data: { input: { offers: [] } } });
    await expect(work(runId)).rejects.toThrow();
    expect(await app.get(AnalysisService).get(userId, runId)).toMatchObject({
      status: 'failed',
      errorCode: 'broken',
      isRefunded: true,
    });
    expect(await balance()).toBe(4);
  });
});
