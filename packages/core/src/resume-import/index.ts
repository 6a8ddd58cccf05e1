import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { ResumeModule } from '../resume/index.js';
import { UploadModule } from '../upload/index.js';
import { ImportRunService } from './import-run.service.js';
import { ImportText } from './import-text.js';
import { ReadTemporaryResume } from './read-temporary-resume.js';
import { ResumeImportRepository, ImportRunRepository } from './resume-import.repository.js';
import { ResumeImportService } from './resume-import.service.js';
import { TakeOverImport } from './take-over-import.js';
import { VisitorImportRepository } from './visitor-import.repository.js';
import { VisitorImportService } from './visitor-import.service.js';

export { ImportRunService } from './import-run.service.js';
export { ImportText } from './import-text.js';
export { ReadTemporaryResume } from './read-temporary-resume.js';
export type { ResumeImportFailure } from './resume-import.js';
export type {
  ImportClaim,
  ImportDraft,
  ImportErrorCode,
  ImportProgress,
  ImportState,
  ImportWarning,
} from './resume-import.js';
export { ResumeImportService } from './resume-import.service.js';
export { TakeOverImport } from './take-over-import.js';
export { VisitorImportService } from './visitor-import.service.js';

/** Needs the global JobsModule. */
@Module({
  imports: [AccountModule, ResumeModule, ThrottleModule, UploadModule],
  providers: [
    ResumeImportRepository,
    ImportRunRepository,
    ResumeImportService,
    ImportRunService,
    ImportText,
    TakeOverImport,
    ReadTemporaryResume,
    VisitorImportRepository,
    VisitorImportService,
  ],
  exports: [
    ResumeImportService,
    ImportRunService,
    ImportText,
    TakeOverImport,
    ReadTemporaryResume,
    VisitorImportService,
  ],
})
export class ResumeImportModule {}
