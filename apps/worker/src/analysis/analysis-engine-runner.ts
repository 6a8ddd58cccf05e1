import { Injectable, Optional } from '@nestjs/common';
import type { KindOutcome } from '@qicheng/ai/run-rules';
import { type AnalysisClaim, type AnalysisProgress, AnalysisRunService } from '@qicheng/core/analysis';
import { ModelCallService } from '@qicheng/core/model-call';
import type { LeasedRun } from '../kit/run-leased-job.js';
import { AnalysisModel } from './analysis-model.js';

/** With the first analysis: their words, weights and schemas take memory that a worker for exports does not need. */
const loadRules = async () => {
  const [{ kindOf }, { runReference, runRules }] = await Promise.all([
    import('@qicheng/ai/kinds'),
    import('@qicheng/ai/run-rules'),
  ]);
  return { kindOf, runReference, runRules };
};

const MODEL_FROM = 20;
const MODEL_TO = 90;
// An answer of usual length fills the progress bar.
const CHARACTERS_PER_PERCENT = 40;

/** Both engines: always the rules, and a language model where one is configured and requested. */
@Injectable()
export class AnalysisEngineRunner {
  constructor(
    private readonly runs: AnalysisRunService,
    private readonly calls: ModelCallService,
    @Optional() private readonly model?: AnalysisModel,
  ) {}

  /** Computes the result of a run; throws a ModelError when a model was called without a usable answer. */
  async work(claim: AnalysisClaim, run: LeasedRun<AnalysisProgress>): Promise<KindOutcome> {
    const { kindOf, runReference, runRules } = await loadRules();
    const kind = kindOf(claim.service);
    if (kind === null) throw new Error(`no engine for ${claim.service}`);
    if (claim.step === 'reference') {
      const parent = await this.runs.findParent(claim);
      if (parent === null) throw new Error('the analysis of a reference answer was deleted');
      return runReference(kind, parent);
    }
    const { model } = this;
    if (!model || !kind.model || claim.preference === 'rules') return runRules(kind, claim.input);
    run.report({ progress: MODEL_FROM, stage: '规则已算完，正在请模型撰写' });
    const { runModel } = await import('@qicheng/ai/run-model');
    return runModel(kind, claim.input, {
      model: model.language,
      ledger: {
        open: (call) => this.calls.open(claim, call, model.daily),
        close: (callId, end) => this.calls.close(callId, end),
      },
      onProgress: (written) =>
        run.report({
          progress: Math.min(MODEL_TO, MODEL_FROM + Math.floor(written / CHARACTERS_PER_PERCENT)),
          stage: `模型已写 ${written} 字，写完后逐条核对`,
        }),
      signal: run.signal,
    });
  }
}
