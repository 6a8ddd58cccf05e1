import { getExport, getWord, listExports, savePdf, startExport } from './export.contract.js';

export { exportFaultMessages, resumeExportFailures } from './failures.js';
export { getExport, getWord, listExports, savePdf, startExport };

export const resumeExportEndpoints = { savePdf, getWord, startExport, getExport, listExports };
