import { confirmImport, discardImport, getTemporaryResume, updateResume } from './draft.contract.js';
import { getImport, importResume, listImports, parseResumeText, startImport } from './import.contract.js';
import { forgetVisitorImport, startVisitorImport, takeVisitorImport } from './visitor.contract.js';

export { importErrorMessages, importWarningMessages } from './failures.js';
export {
  confirmImport,
  discardImport,
  getImport,
  getTemporaryResume,
  importResume,
  listImports,
  parseResumeText,
  startImport,
  startVisitorImport,
  takeVisitorImport,
  forgetVisitorImport,
  updateResume,
};

export const resumeImportEndpoints = {
  importResume,
  startImport,
  parseResumeText,
  getImport,
  listImports,
  confirmImport,
  discardImport,
  updateResume,
  getTemporaryResume,
  startVisitorImport,
  takeVisitorImport,
  forgetVisitorImport,
};
