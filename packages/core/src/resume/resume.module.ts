import { Module } from '@nestjs/common';
import { RevisionRepository } from './revision.repository.js';
import { ResumeRepository } from './resume.repository.js';
import { ResumeSaveRepository } from './resume-save.repository.js';
import { ResumeService } from './resume.service.js';
import { SaveResume } from './save-resume.js';
import { ResumeVariantService } from './variant/resume-variant.service.js';
import { VariantReleaseService } from './variant/variant-release.service.js';
import { VariantRepository } from './variant/variant.repository.js';
import { VariantSaver } from './variant/variant-saver.js';

@Module({
  providers: [
    ResumeRepository,
    ResumeSaveRepository,
    RevisionRepository,
    VariantRepository,
    VariantReleaseService,
    VariantSaver,
    ResumeService,
    ResumeVariantService,
    SaveResume,
  ],
  exports: [ResumeService, ResumeVariantService, SaveResume],
})
export class ResumeModule {}
