import { Module } from '@nestjs/common';
import { ResumeModule } from '../resume/index.js';
import { JobRepository } from './job.repository.js';
import { JobMatchRepository } from './job-match.repository.js';
import { JobMatchRunService } from './job-match-run.service.js';
import { JobsBoardService } from './jobs-board.service.js';

/** Needs the global JobsModule. */
@Module({
  imports: [ResumeModule],
  providers: [JobRepository, JobMatchRepository, JobMatchRunService, JobsBoardService],
  exports: [JobMatchRunService, JobsBoardService],
})
export class JobsBoardModule {}
