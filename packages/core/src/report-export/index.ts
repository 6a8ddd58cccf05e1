export type { ReportExportFailure } from './report-export.failures.js';
export { ReportExportModule } from './report-export.module.js';
export { ReportExportRuns } from './report-export-runs.service.js';
export { ReportExports } from './report-export.service.js';
export {
  RENEW_EVERY_MS,
  type ReportedRun,
  type ReportExportClaim,
  type ReportExportState,
  type ReportFault,
  type ReportFormat,
} from './report-export.js';
