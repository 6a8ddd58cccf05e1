import { Module } from '@nestjs/common';
import { ResumeModule } from '../resume/index.js';
import { JobRepository } from './job.repository.js';
import { JobMatchRepository } from './job-match.repository.js';
import { JobMatchRuns } from './job-match-runs.service.js';
import { JobsBoard } from './jobs-board.service.js';

/** Needs the global JobsModule. */
@Module({
  imports: [ResumeModule],
  providers: [JobRepository, JobMatchRepository, JobMatchRuns, JobsBoard],
  exports: [JobMatchRuns, JobsBoard],
})
export class JobsBoardModule {}
