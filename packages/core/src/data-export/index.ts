export type { DataExportFailure } from './data-export.failures.js';
export type { DataExportClaim, DataExportState } from './data-export.js';
export { DataExportModule } from './data-export.module.js';
export { DataExportDownloadService, type DownloadTicket } from './data-export-download.service.js';
export { DataExportRunsModule } from './data-export-runs.module.js';
export { DataExportRunService } from './data-export-run.service.js';
export { DataExportService } from './data-export.service.js';
