import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { OperatorModule } from '../operator/index.js';
import { MailModule } from '../platform/mail/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { ResumeModule } from '../resume/index.js';
import { UploadModule } from '../upload/index.js';
import { AiLabelService } from './ai-label.service.js';
import { ExportCheckService } from './export-check.service.js';
import { ExportRunService } from './export-run.service.js';
import { FontCoverageService } from './font-coverage.service.js';
import { MailAllowanceService } from './mail-allowance.service.js';
import { ResumeExportRepository, ExportRunRepository } from './resume-export.repository.js';
import { ResumeExportService } from './resume-export.service.js';
import { SendExport } from './send-export.js';

export { type ExportCheck, ExportCheckService } from './export-check.service.js';
export { ExportRunService, type RenderedFile } from './export-run.service.js';
export { fileTitle } from './file-title.js';
export { FontCoverageService } from './font-coverage.service.js';
export type { ResumeExportFailure } from './resume-export.js';
export type { ExportClaim, ExportErrorCode, ExportSnapshot, ExportState, PageDpi } from './resume-export.js';
export { ResumeExportService } from './resume-export.service.js';
export { type ExportMailRequest, SendExport, type SentExport } from './send-export.js';

/** Needs the global JobsModule. */
@Module({
  imports: [AccountModule, MailModule, OperatorModule, ResumeModule, ThrottleModule, UploadModule],
  providers: [
    ResumeExportRepository,
    ExportRunRepository,
    FontCoverageService,
    AiLabelService,
    ExportCheckService,
    ResumeExportService,
    ExportRunService,
    MailAllowanceService,
    SendExport,
  ],
  exports: [ExportCheckService, ResumeExportService, ExportRunService, SendExport],
})
export class ResumeExportModule {}
