import { Injectable } from '@nestjs/common';
import { kindOf } from '@qicheng/ai/kinds';
import { type KindOutcome, runReference, runRules } from '@qicheng/ai/run-rules';
import { type AnalysisClaim, AnalysisRuns, RENEW_EVERY_MS } from '@qicheng/core/analysis';
import { runAnalysis } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';

/** Claims a run, makes its result, ends the row and with it its counts. May run twice; only one run counts. */
@Injectable()
export class RunAnalysisProcessor {
  constructor(private readonly runs: AnalysisRuns) {}

  @Processes(runAnalysis)
  async run(
    { runId }: { runId: string },
    { isLastAttempt }: Pick<JobContext, 'isLastAttempt'>,
  ): Promise<void> {
    const claim = await this.runs.claim(runId);
    if (claim === null) return; // over already, or another worker's
    const at = { progress: 10, stage: '正在分析' };
    await this.runs.renew(claim, at);
    const renewal = setInterval(() => void this.runs.renew(claim, at).catch(() => false), RENEW_EVERY_MS);
    try {
      await this.runs.complete(claim, await this.work(claim));
    } catch (error) {
      await (isLastAttempt ? this.runs.fail(claim, 'broken') : this.runs.release(claim));
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  private async work(claim: AnalysisClaim): Promise<KindOutcome> {
    const kind = kindOf(claim.service);
    if (kind === null) throw new Error(`no engine for ${claim.service}`);
    if (claim.step === 'analysis') return runRules(kind, claim.input);
    const parent = await this.runs.findParent(claim);
    if (parent === null) throw new Error('the analysis of a reference answer has gone');
    return runReference(kind, parent);
  }
}
