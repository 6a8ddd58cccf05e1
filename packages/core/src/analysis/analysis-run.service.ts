import { Injectable } from '@nestjs/common';
import { runAnalysis } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { Clock } from '../platform/index.js';
import { requeueRows } from '../platform/jobs/index.js';
import type { AnalysisClaim, AnalysisErrorCode } from './analysis.js';
import { type AnalysisOutcome, AnalysisRunRepository } from './analysis-run.repository.js';

/** Runs as a worker sees them: claimed, renewed, ended. Each may be worked on twice; only one result counts. */
@Injectable()
export class AnalysisRunService {
  constructor(
    private readonly runs: AnalysisRunRepository,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Takes a run to work on; null when it is over or somebody else works on it. */
  claim(runId: string): Promise<AnalysisClaim | null> {
    return this.runs.claim(runId);
  }

  /** Keeps a claim alive and tells how far the work is; false when it was lost. */
  renew(claim: AnalysisClaim, at: { progress: number; stage: string }): Promise<boolean> {
    return this.runs.renew(claim, at);
  }

  /** Input and result of the analysis that a reference answer belongs to; null when it has gone. */
  findParent(claim: AnalysisClaim): Promise<{ input: unknown; result: unknown } | null> {
    return claim.parentId === null ? Promise.resolve(null) : this.runs.findParent(claim.parentId);
  }

  /** Keeps the result and spends the counts; false when another run ended it first. */
  complete(claim: AnalysisClaim, outcome: AnalysisOutcome): Promise<boolean> {
    return this.runs.complete(claim, outcome, this.clock.now());
  }

  /** Ends the run without a result; its counts come back. */
  fail(claim: AnalysisClaim, errorCode: AnalysisErrorCode): Promise<boolean> {
    return this.runs.fail(claim, errorCode, this.clock.now());
  }

  /** Gives the run back for another try. */
  release(claim: AnalysisClaim): Promise<boolean> {
    return this.runs.release(claim);
  }

  /**
   * Brings rows and queue together again: frees what a killed worker held, fails and refunds what is too old,
   * queues what has no job. Returns how many were queued.
   */
  async requeueLapsed(): Promise<number> {
    await this.runs.sweep(this.clock.now());
    const orphans = await this.runs.listOrphans();
    return requeueRows(this.queue, runAnalysis, orphans, (runId) => ({ runId }));
  }
}
