import { checkExport, getExport, getWord, listExports, savePdf, startExport } from './export.contract.js';
import { sendEmailAttachment } from './mail.contract.js';

export { exportErrorMessages } from './failures.js';
export { checkExport, getExport, getWord, listExports, savePdf, sendEmailAttachment, startExport };

export const resumeExportEndpoints = {
  savePdf,
  getWord,
  startExport,
  checkExport,
  getExport,
  listExports,
  sendEmailAttachment,
};
