import { getExport, getWord, listExports, savePdf, startExport } from './export.contract.js';

export { resumeExportFailures } from './failures.js';
export { getExport, getWord, listExports, savePdf, startExport };

export const resumeExportEndpoints = { savePdf, getWord, startExport, getExport, listExports };
