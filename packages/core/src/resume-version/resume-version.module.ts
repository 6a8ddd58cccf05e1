import { Module } from '@nestjs/common';
import { ResumeModule } from '../resume/index.js';
import { ResumeVersionRepository } from './resume-version.repository.js';
import { ResumeVersions } from './resume-versions.service.js';

@Module({
  imports: [ResumeModule],
  providers: [ResumeVersionRepository, ResumeVersions],
  exports: [ResumeVersions],
})
export class ResumeVersionModule {}
