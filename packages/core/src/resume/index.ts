export type { ResumeFailure } from './resume.failures.js';
export type { KeepReason, Resume, ResumeLanguage, ResumeSummary } from './resume.js';
export { ResumeModule } from './resume.module.js';
export { ResumeService } from './resume.service.js';
export { SaveResume } from './save-resume.js';
export { ResumeVariantService, type VariantState } from './variant/resume-variant.service.js';
export type { ResumeVariantFailure } from './variant/variant.failures.js';
export { openDocument, type StoredBase } from './variant/variant-document.js';
export { acceptDocument, openStoredDocument } from './stored-document.js';
