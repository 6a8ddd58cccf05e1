import { createFolder, deleteFolder, listFolders, moveToFolder, renameFolder } from './folder.contract.js';
import { deleteResume, listResumes, renameResume } from './library.contract.js';
import { copyResume, getResume, restoreResume, saveResume } from './resume.contract.js';

export { editableResume, editableResumeOnWire } from './fields.js';
export { copyResume, deleteResume, getResume, listResumes, renameResume, restoreResume, saveResume };
export { createFolder, deleteFolder, listFolders, moveToFolder, renameFolder };

export const resumeEndpoints = {
  saveResume,
  getResume,
  copyResume,
  restoreResume,
  listResumes,
  deleteResume,
  renameResume,
  listFolders,
  createFolder,
  renameFolder,
  deleteFolder,
  moveToFolder,
};
