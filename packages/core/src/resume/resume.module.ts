import { Module } from '@nestjs/common';
import { KeptVersionRepository } from './kept-version.repository.js';
import { ResumeRepository } from './resume.repository.js';
import { ResumeSaveRepository } from './resume-save.repository.js';
import { ResumeService } from './resume.service.js';
import { SaveResume } from './save-resume.js';
import { ResumeVariants } from './variant/resume-variants.service.js';
import { VariantRelease } from './variant/variant-release.service.js';
import { VariantRepository } from './variant/variant.repository.js';
import { VariantSaving } from './variant/variant-saving.service.js';

@Module({
  providers: [
    ResumeRepository,
    ResumeSaveRepository,
    KeptVersionRepository,
    VariantRepository,
    VariantRelease,
    VariantSaving,
    ResumeService,
    ResumeVariants,
    SaveResume,
  ],
  exports: [ResumeService, ResumeVariants, SaveResume],
})
export class ResumeModule {}
