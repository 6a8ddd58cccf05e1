export type { ReportExportFailure } from './report-export.failures.js';
export { ReportExportModule } from './report-export.module.js';
export { ReportExportRunService } from './report-export-run.service.js';
export { ReportExportService } from './report-export.service.js';
export {
  RENEW_EVERY_MS,
  type ReportedRun,
  type ReportExportClaim,
  type ReportExportState,
  type ReportErrorCode,
  type ReportFormat,
} from './report-export.js';
