import { type FileToImport, type ImportedResume, ImportRefused, type ReportProgress } from './imported.js';

/** Reads a file of any accepted format into a draft; for use inside the isolated process. */
export function importFile(_file: FileToImport, report: ReportProgress): Promise<ImportedResume> {
  report({ stage: 'reading', progress: 10 });
  return Promise.reject(new ImportRefused('unreadable'));
}
