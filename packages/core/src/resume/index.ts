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

export type { ResumeFailure } from './resume.failures.js';
export type { KeepReason, Resume, ResumeLanguage, ResumeSummary } from './resume.js';
export { ResumeService } from './resume.service.js';
export { SaveResume } from './save-resume.js';
export { ResumeVariantService, type VariantState } from './variant/resume-variant.service.js';
export type { ResumeVariantFailure } from './variant/resume-variant.service.js';
export { openDocument, type StoredBase } from './variant/variant-document.js';
export { acceptDocument, openStoredDocument } from './stored-document.js';

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
