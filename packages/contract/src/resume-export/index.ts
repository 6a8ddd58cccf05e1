import { checkExport, getExport, getWord, listExports, savePdf, startExport } from './export.contract.js';

export { exportFaultMessages, resumeExportFailures } from './failures.js';
export { checkExport, getExport, getWord, listExports, savePdf, startExport };

export const resumeExportEndpoints = { savePdf, getWord, startExport, checkExport, getExport, listExports };
