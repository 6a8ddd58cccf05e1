import { Injectable, Logger } from '@nestjs/common';
import { ModelError } from '@qicheng/ai/model/model-error';
import {
  type AnalysisClaim,
  type AnalysisErrorCode,
  AnalysisRunService,
  RENEW_EVERY_MS,
} from '@qicheng/core/analysis';
import { runAnalysis } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';
import { AnalysisEngineRunner, type RunPosition } from './analysis-engine-runner.js';

const PROBLEMS: Readonly<Record<Exclude<ModelError['kind'], 'aborted'>, AnalysisErrorCode>> = {
  unavailable: 'modelUnavailable',
  timedOut: 'timedOut',
  refused: 'modelRefused',
  capped: 'modelCapped',
  // Nothing has left: the text was one that the guards could not make harmless.
  leak: 'modelRefused',
};

/** Claims a run, makes its result, ends the row and with it its counts. May run twice; only one run counts. */
@Injectable()
export class RunAnalysisProcessor {
  private readonly logger = new Logger(RunAnalysisProcessor.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly runs: AnalysisRunService,
    private readonly engines: AnalysisEngineRunner,
  ) {}

  @Processes(runAnalysis)
  async run(
    { runId }: { runId: string },
    { isLastAttempt }: Pick<JobContext, 'isLastAttempt'>,
  ): Promise<void> {
    const claim = await this.runs.claim(runId);
    if (claim === null) return; // over already, or another worker's
    try {
      await this.runs.complete(claim, await this.whileHeld(claim));
    } catch (error) {
      if (error instanceof ModelError) return this.endByModel(claim, error);
      await (isLastAttempt ? this.runs.fail(claim, 'broken') : this.runs.release(claim));
      throw error;
    }
  }

  /** Lets go of every answer that is being waited for; another worker asks again. */
  interrupt(): void {
    this.stopping.abort();
  }

  private async whileHeld(claim: AnalysisClaim) {
    let at: RunPosition = { progress: 10, stage: '正在分析' };
    const lost = new AbortController();
    const renew = async () => {
      if (!(await this.runs.renew(claim, at))) lost.abort();
    };
    await renew();
    // A database that cannot be reached for a moment is asked again by the next turn.
    const renewal = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS);
    try {
      return await this.engines.work(claim, {
        onPosition: (next) => (at = next),
        signal: AbortSignal.any([lost.signal, this.stopping.signal]),
      });
    } finally {
      clearInterval(renewal);
    }
  }

  // Asking once more was the engine's business: a run whose model failed is over and refunded.
  private async endByModel(claim: AnalysisClaim, error: ModelError): Promise<void> {
    this.logger.warn(`model run ${claim.runId} ended: ${error.kind} (${error.code})`);
    if (error.kind === 'aborted') await this.runs.release(claim);
    else await this.runs.fail(claim, PROBLEMS[error.kind]);
  }
}
