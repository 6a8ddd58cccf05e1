import { Module } from '@nestjs/common';
import { ResumeModule } from '../resume/index.js';
import { ResumeVersionRepository } from './resume-version.repository.js';
import { ResumeVersionService } from './resume-version.service.js';

export type { ResumeVersionFailure } from './resume-version.repository.js';
export { ResumeVersionService } from './resume-version.service.js';

@Module({
  imports: [ResumeModule],
  providers: [ResumeVersionRepository, ResumeVersionService],
  exports: [ResumeVersionService],
})
export class ResumeVersionModule {}
