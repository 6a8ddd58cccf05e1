export type { ResumeFailure } from './resume.failures.js';
export type { KeepReason, Resume, ResumeLanguage, ResumeSummary } from './resume.js';
export { ResumeModule } from './resume.module.js';
export { ResumeService } from './resume.service.js';
export { SaveResume } from './save-resume.js';
export { openStoredDocument } from './stored-document.js';
