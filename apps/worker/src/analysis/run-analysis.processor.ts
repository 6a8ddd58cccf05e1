import { Injectable, Logger } from '@nestjs/common';
import { ModelError } from '@qicheng/ai/model/model-error';
import {
  type AnalysisClaim,
  type AnalysisErrorCode,
  type AnalysisProgress,
  AnalysisRunService,
} from '@qicheng/core/analysis';
import { runAnalysis } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';
import { type LeasedRun, runLeasedJob } from '../kit/run-leased-job.js';
import { AnalysisEngineRunner } from './analysis-engine-runner.js';

const ERROR_CODES: Readonly<Record<Exclude<ModelError['kind'], 'aborted'>, AnalysisErrorCode>> = {
  unavailable: 'modelUnavailable',
  timedOut: 'timedOut',
  refused: 'modelRefused',
  capped: 'modelCapped',
  // Nothing was sent: the guards could not make the text harmless.
  leak: 'modelRefused',
};

/** Computes the result of a run. */
@Injectable()
export class RunAnalysisProcessor {
  private readonly logger = new Logger(RunAnalysisProcessor.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly runs: AnalysisRunService,
    private readonly engines: AnalysisEngineRunner,
  ) {}

  @Processes(runAnalysis)
  run({ runId }: { runId: string }, context: Pick<JobContext, 'isLastAttempt'>): Promise<void> {
    return runLeasedJob(this.runs, runId, context, {
      work: (claim, run) => this.analyse(claim, run),
      failureOf: (error, claim) => this.failureOf(error, claim),
      stopping: this.stopping.signal,
    });
  }

  /** Abandons every pending answer; another worker asks again. */
  interrupt(): void {
    this.stopping.abort();
  }

  private async analyse(claim: AnalysisClaim, run: LeasedRun<AnalysisProgress>) {
    run.report({ progress: 10, stage: '正在分析' });
    await run.renew();
    return this.engines.work(claim, run);
  }

  // Retries are the engine's responsibility: a run whose model failed is over and refunded.
  private failureOf(error: unknown, { id }: AnalysisClaim) {
    if (!(error instanceof ModelError)) return null;
    this.logger.warn(`model run ${id} ended: ${error.kind} (${error.code})`);
    return error.kind === 'aborted' ? error.kind : { errorCode: ERROR_CODES[error.kind], isPermanent: true };
  }
}
