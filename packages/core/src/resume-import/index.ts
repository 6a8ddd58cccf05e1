export { ImportRunService } from './import-run.service.js';
export { ImportText } from './import-text.js';
export { ReadTemporaryResume } from './read-temporary-resume.js';
export type { ResumeImportFailure } from './resume-import.failures.js';
export type {
  ImportClaim,
  ImportDraft,
  ImportErrorCode,
  ImportProgress,
  ImportState,
  ImportWarning,
} from './resume-import.js';
export { ResumeImportModule } from './resume-import.module.js';
export { ResumeImportService } from './resume-import.service.js';
export { TakeOverImport } from './take-over-import.js';
