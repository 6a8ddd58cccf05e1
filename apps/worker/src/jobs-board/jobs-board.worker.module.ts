import { Module } from '@nestjs/common';
import { JobFeedModule, JobsBoardModule } from '@qicheng/core/jobs-board';
import { JobsBoardUpkeep } from './jobs-board-upkeep.js';
import { MatchJobsProcessor } from './match-jobs.processor.js';

@Module({
  imports: [JobFeedModule, JobsBoardModule],
  providers: [JobsBoardUpkeep, MatchJobsProcessor],
  exports: [JobsBoardUpkeep],
})
export class JobsBoardWorkerModule {}
