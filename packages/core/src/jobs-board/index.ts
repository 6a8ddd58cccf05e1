import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { PartnerServicesModule } from '../partner/index.js';
import { ResumeModule } from '../resume/index.js';
import { FetchJobs } from './fetch-jobs.js';
import { ImportJobs } from './import-jobs.js';
import { JobFeedRepository } from './job-feed.repository.js';
import { JobMatchRunService } from './job-match-run.service.js';
import { JobMatchRepository } from './job-match.repository.js';
import { JobRepository } from './job.repository.js';
import { JobsBoardService } from './jobs-board.service.js';

export type { FeedRefusal } from './feed-document.js';
export { FetchJobs } from './fetch-jobs.js';
export { type FeedReport, ImportJobs } from './import-jobs.js';
export { JobMatchRunService } from './job-match-run.service.js';
export type { JobFeedFailure, JobsBoardFailure } from './jobs-board.service.js';
export { JobsBoardService, type RecommendedJobs } from './jobs-board.service.js';

/** Job feeds without the user-facing part: for commands and the worker. */
@Module({
  imports: [OperatorModule, PartnerServicesModule],
  providers: [FetchJobs, ImportJobs, JobFeedRepository],
  exports: [FetchJobs, ImportJobs],
})
export class JobFeedModule {}

/** Needs the global JobsModule. */
@Module({
  imports: [ResumeModule],
  providers: [JobRepository, JobMatchRepository, JobMatchRunService, JobsBoardService],
  exports: [JobMatchRunService, JobsBoardService],
})
export class JobsBoardModule {}
