import { Module } from '@nestjs/common';
import { JobFeedModule, JobsBoardModule } from '@qicheng/core/jobs-board';
import { MatchJobsProcessor } from './match-jobs.processor.js';

@Module({
  imports: [JobFeedModule, JobsBoardModule],
  providers: [MatchJobsProcessor],
})
export class JobsBoardWorkerModule {}
