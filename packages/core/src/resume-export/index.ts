export { type ExportCheck, ExportCheckService } from './export-check.service.js';
export { ExportRunService } from './export-run.service.js';
export { fileTitle } from './file-title.js';
export { FontCoverageService } from './font-coverage.service.js';
export type { ResumeExportFailure } from './resume-export.failures.js';
export type { ExportClaim, ExportErrorCode, ExportSnapshot, ExportState } from './resume-export.js';
export { ResumeExportModule } from './resume-export.module.js';
export { ResumeExportService } from './resume-export.service.js';
export { type ExportMailRequest, SendExport, type SentExport } from './send-export.js';
