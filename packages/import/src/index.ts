export { importFile } from './import-file.js';
export {
  type FileToImport,
  type ImportedField,
  type ImportedResume,
  type ImportFault,
  type ImportFormat,
  type ImportProgress,
  ImportRefused,
  type ImportWarning,
  type ReportProgress,
  type Source,
} from './imported.js';
