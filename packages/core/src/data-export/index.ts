export type { DataExportFailure } from './data-export.failures.js';
export { type DataExportClaim, type DataExportState, RENEW_EVERY_MS } from './data-export.js';
export { DataExportModule } from './data-export.module.js';
export { DataExportDownloads, type DownloadTicket } from './data-export-downloads.service.js';
export { DataExportRunsModule } from './data-export-runs.module.js';
export { DataExportRuns } from './data-export-runs.service.js';
export { DataExports } from './data-exports.service.js';
