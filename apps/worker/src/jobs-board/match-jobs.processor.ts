import { Injectable, Module } from '@nestjs/common';
import { JobMatchRunService, JobFeedModule, JobsBoardModule } from '@qicheng/core/jobs-board';
import { matchJobs } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';
import { runLeasedJob } from '../kit/run-leased-job.js';

/** Matches the open jobs with a résumé by rules. */
@Injectable()
export class MatchJobsProcessor {
  constructor(private readonly runs: JobMatchRunService) {}

  @Processes(matchJobs)
  run({ matchId }: { matchId: string }, context: Pick<JobContext, 'isLastAttempt'>): Promise<void> {
    return runLeasedJob(this.runs, matchId, context, {
      work: async (claim) => {
        const { document, jobs, month } = await this.runs.material(claim);
        const { fitJobs } = await import('@qicheng/ai/jobs/fit-jobs');
        return fitJobs(document, jobs, month);
      },
    });
  }
}

@Module({
  imports: [JobFeedModule, JobsBoardModule],
  providers: [MatchJobsProcessor],
})
export class JobsBoardWorkerModule {}
