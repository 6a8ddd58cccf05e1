import { ghostwrite } from '@qicheng/analysis/descriptors/ghostwrite';
import { ghostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisService, StartAnalysis } from '@qicheng/core/analysis';
import { emptyDocument } from '@qicheng/resume/defaults';
import { RunAnalysisProcessor } from '../src/analysis/run-analysis.processor.js';
import { setUpAnalysisStage } from './analysis-stage.js';

describe('ghost-write of a stored résumé', () => {
  let stage: Awaited<ReturnType<typeof setUpAnalysisStage>>;
  let resumeId: string;
  beforeAll(async () => {
    stage = await setUpAnalysisStage();
    const { rows, userId } = stage;
    const document = {
      ...emptyDocument(),
      internships: [
        {
          id: 'job',
          company: { zh: '示例科技' },
          highlights: [{ id: 'a1', kind: 'bullet', zh: [{ text: '写推文，阅读量从800到3200' }] }],
        },
        { id: 'thin', company: { zh: '样例传媒' } },
      ],
    };
    const data = { userId, title: '简历', templateCode: 'tem0001', language: 'zh', document };
    ({ id: resumeId } = await rows.resume.create({ data }));
  });
  afterAll(() => stage.stop());
  afterEach(async () => expect(await stage.app.get(AiCountService).findBreaches()).toEqual([]));

  const write = async (service: 'optimise' | 'write', facts: { questionId: string; text: string }[] = []) => {
    const { app, userId } = stage;
    const { runId } = await app
      .get(StartAnalysis)
      .run(ghostwrite, { userId, resumeId, question: { service, facts } });
    await app.get(RunAnalysisProcessor).run({ runId }, { isLastAttempt: true });
    return app.get(AnalysisService).get(userId, runId);
  };
  const balance = () => stage.app.get(AiCountService).balanceOf(stage.userId);

  it('is created by the rules, settled once, and stored in the service’s schema', async () => {
    const run = await write('optimise');
    expect(run).toMatchObject({ status: 'done', cost: 1, engine: { mode: 'rules' } });
    const { variants } = ghostwriteResult.parse(run.result);
    expect(variants[0]?.changes[0]?.parts[0]?.text).toBe('撰写推文，阅读量由800升至3200');
    expect((await write('optimise')).runId).toBe(run.runId);
    expect(await balance()).toBe(4);
  });

  it('charges nothing for questions, and writes from the answers', async () => {
    const questionRun = await write('write');
    const { questions } = ghostwriteResult.parse(questionRun.result);
    expect([questionRun.cost, await balance(), questions[0]?.id]).toEqual([0, 4, 'thin|action']);
    const run = await write('write', [{ questionId: 'thin|action', text: '采访校友并整理录音' }]);
    expect(JSON.stringify(ghostwriteResult.parse(run.result).variants)).toContain('采访校友并整理录音');
    expect([run.cost, await balance()]).toEqual([1, 3]);
  });
});
