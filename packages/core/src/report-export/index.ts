export type { ReportExportFailure } from './report-export.failures.js';
export { ReportExportModule } from './report-export.module.js';
export { ReportExportRunService } from './report-export-run.service.js';
export { ReportExportService } from './report-export.service.js';
export type {
  ReportedRun,
  ReportExportClaim,
  ReportExportState,
  ReportErrorCode,
  ReportFormat,
} from './report-export.js';
