import { getReportExport, startReportExport } from './report-export.contract.js';

export { reportExportErrorMessages } from './failures.js';
export { getReportExport, startReportExport };

export const reportExportEndpoints = { startReportExport, getReportExport };
