import { Injectable } from '@nestjs/common';
import { fitJobs } from '@qicheng/ai/jobs/fit-jobs';
import { JobMatchRunService } from '@qicheng/core/jobs-board';
import { matchJobs } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';

/** Holds the open jobs against a résumé by the rules. May run twice for one row; only one run counts. */
@Injectable()
export class MatchJobsProcessor {
  constructor(private readonly runs: JobMatchRunService) {}

  @Processes(matchJobs)
  async run(
    { matchId }: { matchId: string },
    { isLastAttempt }: Pick<JobContext, 'isLastAttempt'>,
  ): Promise<void> {
    const claim = await this.runs.claim(matchId);
    if (claim === null) return; // over already, or another worker's
    try {
      const { document, jobs, month } = await this.runs.material(claim);
      await this.runs.complete(claim, fitJobs(document, jobs, month));
    } catch (error) {
      await (isLastAttempt ? this.runs.fail(claim) : this.runs.release(claim));
      throw error;
    }
  }
}
