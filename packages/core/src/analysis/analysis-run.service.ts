import { Injectable } from '@nestjs/common';
import { runAnalysis } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { Clock } from '../platform/index.js';
import { LeasedJob, requeueRows } from '../platform/jobs/index.js';
import { type AnalysisOutcome, AnalysisRunRepository } from './analysis-run.repository.js';
import type { AnalysisClaim, AnalysisErrorCode, AnalysisProgress } from './analysis.js';

/** Runs from the worker's side. Each ends together with its AI count reservation. */
@Injectable()
export class AnalysisRunService extends LeasedJob<
  AnalysisClaim,
  AnalysisOutcome,
  AnalysisErrorCode,
  AnalysisProgress
> {
  constructor(
    private readonly runs: AnalysisRunRepository,
    queue: JobQueue,
    private readonly clock: Clock,
  ) {
    super(runs, (rows) => requeueRows(queue, runAnalysis, rows, (runId) => ({ runId })));
  }

  /** Input and result of the analysis that a reference answer belongs to; null if it was deleted. */
  findParent(claim: AnalysisClaim): Promise<{ input: unknown; result: unknown } | null> {
    return claim.parentId === null ? Promise.resolve(null) : this.runs.findParent(claim.parentId);
  }

  /** Stores the result and settles the counts; false if another run ended it first. */
  complete(claim: AnalysisClaim, outcome: AnalysisOutcome): Promise<boolean> {
    return this.runs.complete(claim, outcome, this.clock.now());
  }

  /** Ends the run without a result and refunds its counts. */
  override fail(claim: AnalysisClaim, errorCode: AnalysisErrorCode): Promise<boolean> {
    return this.runs.failAndRefund(claim, errorCode, this.clock.now());
  }

  protected override sweep(): Promise<void> {
    return this.runs.sweepAndRefund(this.clock.now());
  }
}
