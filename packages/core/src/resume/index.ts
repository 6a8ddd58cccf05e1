import { Module } from '@nestjs/common';
import { ResumeFolderRepository } from './folder/resume-folder.repository.js';
import { ResumeFolderService } from './folder/resume-folder.service.js';
import { ResumeSaveRepository } from './resume-save.repository.js';
import { ResumeRepository } from './resume.repository.js';
import { ResumeService } from './resume.service.js';
import { RevisionRepository } from './revision.repository.js';
import { SaveResume } from './save-resume.js';
import { ResumeVariantService } from './variant/resume-variant.service.js';
import { VariantReleaseService } from './variant/variant-release.service.js';
import { VariantSaver } from './variant/variant-saver.js';
import { VariantRepository } from './variant/variant.repository.js';

export { ResumeFolderService } from './folder/resume-folder.service.js';
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
    ResumeFolderRepository,
    ResumeFolderService,
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
  exports: [ResumeFolderService, ResumeService, ResumeVariantService, SaveResume],
})
export class ResumeModule {}
