import { Injectable } from '@nestjs/common';
import { FetchJobs, JobMatchRunService } from '@qicheng/core/jobs-board';

export const RECONCILE_MATCHES_EVERY_MS = 3_000;
export const FETCH_JOBS_EVERY_MS = 30 * 60_000;

/** What the worker does for the board of jobs without being asked. */
@Injectable()
export class JobsBoardMaintenance {
  constructor(
    private readonly runs: JobMatchRunService,
    private readonly feed: FetchJobs,
  ) {}

  /** Brings matches and their queue together again. */
  reconcile(): Promise<number> {
    return this.runs.requeueLapsed();
  }

  /** Takes in what the partner offers now. */
  fetch(): Promise<number> {
    return this.feed.run();
  }
}
