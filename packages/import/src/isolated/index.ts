export {
  type FileToImport,
  type ImportedResume,
  type ImportErrorCode,
  ImportRefusedError,
  type ReportProgress,
} from '../imported.js';
export { type ImporterOptions, IsolatedImporter } from './isolated-importer.js';
