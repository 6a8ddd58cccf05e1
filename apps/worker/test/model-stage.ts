import { OpenAiChatClient } from '@qicheng/ai/model/chat-client';
import { LanguageModel } from '@qicheng/ai/model/language-model';
import { createProviderBreaker } from '@qicheng/ai/model/language-model';
import type { ModelOptions } from '@qicheng/ai/model/model-options';
import { offer as comparison } from '@qicheng/analysis/descriptors/offer';
import { AiCountService } from '@qicheng/core/ai-count';
import { StartAnalysis } from '@qicheng/core/analysis';
import { ConsentService } from '@qicheng/core/consent';
import type { DailyLimits } from '@qicheng/core/model-call';
import { type ModelStub, startModelStub } from '@qicheng/testing/model-stub/index';
import { timeLimit } from '@qicheng/testing/open-database';
import { noop } from 'cockatiel';
import { AnalysisModel } from '../src/analysis/analysis-model.js';
import { RunAnalysisProcessor } from '../src/analysis/run-analysis.processor.js';
import { setUpAnalysisStage } from './analysis-stage.js';

/** The limits of [fault 10] divided by thirty, but long enough to tell a cut stream from a stall on a busy machine. */
const SHORT_TIMEOUTS = {
  firstByteMs: timeLimit(1_000),
  stallMs: timeLimit(700),
  totalMs: timeLimit(3_000),
  longestPauseMs: 50,
};

export const GOOD_ANSWER = {
  summary: '两份工作各有长处，请先确认年终奖的写法。',
  advice: ['向人事确认公积金比例。'],
};

const offer = (company: string, monthlySalary: number) => ({
  company,
  role: '数据分析师',
  city: '上海',
  monthlySalary,
});

export interface ModelStageOptions {
  daily?: DailyLimits;
  options?: Partial<ModelOptions>;
  /** Whether the circuit breaker is active; off by default, so that each job of the fault matrix reaches the fault. */
  hasBreaker?: boolean;
}

/** Starts the worker's analysis modules with a stub model. */
export async function setUpModelStage({ daily, options, hasBreaker = false }: ModelStageOptions = {}) {
  const stub: ModelStub = await startModelStub();
  const complete: ModelOptions = {
    provider: 'deepseek',
    model: 'stub',
    baseUrl: stub.baseUrl,
    apiKey: 'stub-key',
    maxOutputTokens: 1_000,
    prices: { input: 1, output: 2 },
    timeouts: SHORT_TIMEOUTS,
    ...options,
  };
  const breaker = hasBreaker ? createProviderBreaker() : noop;
  const language = new LanguageModel(new OpenAiChatClient(complete), complete, breaker);
  const stage = await setUpAnalysisStage(
    new AnalysisModel(language, daily ?? { yuan: 1_000, calls: 100_000 }),
  );
  const { app, userId } = stage;
  await app.get(ConsentService, { strict: false }).set(userId, 'aiModel', true);
  let questions = 0;
  return {
    ...stage,
    stub,
    /** Starts a run with a new question each time, because an identical one returns the stored run. */
    start: async () => {
      questions += 1;
      const question = {
        offers: [offer('示例科技', 10_000 + questions), offer('样例银行', 12_000)],
        startYear: 2027,
      };
      return (await app.get(StartAnalysis).run(comparison, { userId, question })).runId;
    },
    work: (runId: string) => app.get(RunAnalysisProcessor).run({ runId }, { isLastAttempt: true }),
    interrupt: () => app.get(RunAnalysisProcessor).interrupt(),
    balance: () => app.get(AiCountService).balanceOf(userId),
    grant: (amount: number) =>
      app.get(AiCountService).grant(userId, { key: `more-${amount}`, amount, source: 'test' }),
    stop: async () => {
      await stage.stop();
      await stub.close();
    },
  };
}
