import { Module } from '@nestjs/common';
import { JobFeedModule, JobsBoardModule } from '@qicheng/core/jobs-board';
import { JobsBoardMaintenance } from './jobs-board-maintenance.js';
import { MatchJobsProcessor } from './match-jobs.processor.js';

@Module({
  imports: [JobFeedModule, JobsBoardModule],
  providers: [JobsBoardMaintenance, MatchJobsProcessor],
  exports: [JobsBoardMaintenance],
})
export class JobsBoardWorkerModule {}
