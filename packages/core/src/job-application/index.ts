import { Module } from '@nestjs/common';
import { JobsBoardModule } from '../jobs-board/index.js';
import { ApplicationPlaceRepository } from './application-place.repository.js';
import { JobApplicationRepository } from './job-application.repository.js';
import { JobApplicationService } from './job-application.service.js';

export type { JobApplicationFailure } from './job-application.js';
export { JobApplicationService } from './job-application.service.js';

/** Needs the global JobsModule. */
@Module({
  imports: [JobsBoardModule],
  providers: [ApplicationPlaceRepository, JobApplicationRepository, JobApplicationService],
  exports: [JobApplicationService],
})
export class JobApplicationModule {}
