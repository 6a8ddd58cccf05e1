import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisService } from '@qicheng/core/analysis';
import { ReadEgress } from '@qicheng/core/model-call';
import { GOOD_ANSWER, setUpModelStage } from './model-stage.js';

type Stage = Awaited<ReturnType<typeof setUpModelStage>>;

describe('a run with a language model', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setUpModelStage();
    await stage.grant(20);
  });
  afterAll(() => stage.stop());
  beforeEach(() => stage.stub.behave(() => ({ answer: GOOD_ANSWER })));
  afterEach(async () => expect(await stage.app.get(AiCountService).findBreaches()).toEqual([]));

  const runOf = (runId: string) => stage.app.get(AnalysisService).get(stage.userId, runId);

  it('keeps the scores of the rules, adds labelled text and names its author', async () => {
    const before = await stage.balance();
    const runId = await stage.start();
    await stage.work(runId);
    const run = await runOf(runId);
    expect(run).toMatchObject({
      status: 'done',
      engine: { mode: 'model', provider: 'deepseek', model: 'stub', promptVersion: 'offer-1' },
      result: { commentary: { label: 'AI 生成', summary: GOOD_ANSWER.summary } },
    });
    expect(await stage.balance()).toBe(before - 1);
  });

  it('is recorded as it was sent, with tokens and cost', async () => {
    const runId = await stage.start();
    await stage.work(runId);
    const [entry] = (await stage.app.get(ReadEgress).list(stage.userId, { page: 1, limit: 1 })).list;
    expect(entry).toMatchObject({
      runId,
      status: 'done',
      model: 'stub',
      promptTokens: 1_000,
      completionTokens: 500,
    });
    const { messages } = await stage.app.get(ReadEgress).get(stage.userId, entry?.callId ?? '');
    expect(messages).toEqual(stage.stub.requests.at(-1)?.body.messages);
    const row = await stage.rows.modelCall.findFirstOrThrow({ where: { analysisId: runId } });
    expect(row.costMicroYuan).toBe(2_000n);
  });

  it('sends the key to the provider only, and requests only what the provider supports', async () => {
    await stage.work(await stage.start());
    const seen = stage.stub.requests.at(-1);
    expect(seen?.authorization).toBe('Bearer stub-key');
    expect(seen?.body).toMatchObject({
      response_format: { type: 'json_object' },
      thinking: { type: 'disabled' },
      max_tokens: 1_000,
      stream: true,
    });
    const rows = await stage.rows.modelCall.findMany({ select: { sent: true, failure: true } });
    expect(JSON.stringify(rows)).not.toContain('stub-key');
  });

  it('is retried once with its error in the request, and then settled', async () => {
    let calls = 0;
    stage.stub.behave(() => ((calls += 1) === 1 ? { fault: 'wrongShape' } : { answer: GOOD_ANSWER }));
    const runId = await stage.start();
    await stage.work(runId);
    expect(await runOf(runId)).toMatchObject({ status: 'done' });
    expect(calls).toBe(2);
    expect(stage.stub.requests.at(-1)?.body.messages.at(-1)?.content).toContain('summary');
  });

  it('repairs JSON that is almost valid', async () => {
    stage.stub.behave(() => ({
      answer: "好的：\n```json\n{'summary': '先看工时。', advice: ['问清试用期',],}\n```",
    }));
    const runId = await stage.start();
    await stage.work(runId);
    expect(await runOf(runId)).toMatchObject({
      status: 'done',
      result: { commentary: { summary: '先看工时。' } },
    });
  });

  it('sends no request if rules were chosen', async () => {
    const before = stage.stub.requests.length;
    const runId = await stage.start();
    await stage.rows.analysis.update({ where: { id: runId }, data: { preference: 'rules' } });
    await stage.work(runId);
    expect(await runOf(runId)).toMatchObject({ status: 'done', engine: { mode: 'rules' } });
    expect(stage.stub.requests).toHaveLength(before);
  });

  it('continues on another worker if its own is killed while it waits; a late response is ignored', async () => {
    const before = await stage.balance();
    let arrived = (): void => undefined;
    const isWaiting = new Promise<void>((resolve) => (arrived = resolve));
    let calls = 0;
    stage.stub.behave(() => {
      calls += 1;
      arrived();
      return calls === 1 ? { fault: 'slowFirstByte' } : { answer: GOOD_ANSWER };
    });
    const runId = await stage.start();
    const killed = stage.work(runId);
    await isWaiting;
    await stage.rows.analysis.update({
      where: { id: runId },
      data: { claimedAt: new Date(Date.now() - 60_000) },
    });
    await stage.work(runId);
    await killed;
    expect(await runOf(runId)).toMatchObject({ status: 'done', engine: { mode: 'model' } });
    expect([calls, await stage.balance()]).toEqual([2, before - 1]);
  });

  it('is released when the worker stops, and claimed by another one', async () => {
    let arrived = (): void => undefined;
    const isWaiting = new Promise<void>((resolve) => (arrived = resolve));
    stage.stub.behave(() => {
      arrived();
      return { fault: 'slowFirstByte' };
    });
    const runId = await stage.start();
    const stopped = stage.work(runId);
    await isWaiting;
    stage.interrupt();
    await stopped;
    expect(await runOf(runId)).toMatchObject({ status: 'queued' });
    await stage.rows.analysis.update({ where: { id: runId }, data: { preference: 'rules' } });
    await stage.work(runId);
    expect(await runOf(runId)).toMatchObject({ status: 'done' });
  });

  it('sends at most two requests for one run, even if its workers are killed', async () => {
    const runId = await stage.start();
    const call = { provider: 'p', model: 'm', sent: '[]', replaced: {} };
    await stage.rows.modelCall.createMany({
      data: [1, 2].map(() => ({ ...call, userId: stage.userId, analysisId: runId })),
    });
    const before = stage.stub.requests.length;
    await stage.work(runId);
    expect(await runOf(runId)).toMatchObject({
      status: 'failed',
      errorCode: 'modelUnavailable',
      isRefunded: true,
    });
    expect(stage.stub.requests).toHaveLength(before);
  });
});

describe('the caps of a day', () => {
  it('are never exceeded by parallel runs; the rest is refunded and a restart changes nothing', async () => {
    const stage = await setUpModelStage({ daily: { yuan: 1_000, calls: 5 } });
    try {
      await stage.grant(20);
      stage.stub.behave(() => ({ answer: GOOD_ANSWER }));
      for (let round = 0; round < 4; round += 1) {
        const runs = await Promise.all([stage.start(), stage.start(), stage.start()]);
        await Promise.all(runs.map((runId) => stage.work(runId)));
      }
      expect(stage.stub.requests).toHaveLength(5);
      const ended = await stage.rows.analysis.groupBy({ by: ['status', 'failure'], _count: true });
      expect(ended).toEqual(
        expect.arrayContaining([
          { status: 'done', failure: null, _count: 5 },
          { status: 'failed', failure: 'modelCapped', _count: 7 },
        ]),
      );
      expect(await stage.balance()).toBe(20);
    } finally {
      await stage.stop();
    }
  });

  it('count the cost before it is spent', async () => {
    const stage = await setUpModelStage({ daily: { yuan: 0.001, calls: 100 } });
    try {
      const runId = await stage.start();
      await stage.work(runId);
      expect(stage.stub.requests).toHaveLength(0);
      expect(await stage.balance()).toBe(5);
    } finally {
      await stage.stop();
    }
  });
});

describe('a provider that mostly fails', () => {
  it('is not called for a while: runs end at once and are refunded', async () => {
    const stage = await setUpModelStage({ hasBreaker: true });
    try {
      stage.stub.behave(() => ({ fault: 'unauthorised' }));
      for (let round = 0; round < 14; round += 1) await stage.work(await stage.start());
      expect(stage.stub.requests.length).toBe(10);
      expect(await stage.balance()).toBe(5);
    } finally {
      await stage.stop();
    }
  });
});
