import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { PartnerServicesModule } from '../partner/index.js';
import { FetchJobs } from './fetch-jobs.js';
import { ImportJobs } from './import-jobs.js';
import { JobFeedRepository } from './job-feed.repository.js';

/** Feeds of jobs, without the people who look at them: for commands and the worker. */
@Module({
  imports: [OperatorModule, PartnerServicesModule],
  providers: [FetchJobs, ImportJobs, JobFeedRepository],
  exports: [FetchJobs, ImportJobs],
})
export class JobFeedModule {}
