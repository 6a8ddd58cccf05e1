export {
  type FileToImport,
  type ImportedResume,
  type ImportFault,
  ImportRefused,
  type ReportProgress,
} from '../imported.js';
export { type ImporterOptions, IsolatedImporter } from './isolated-importer.js';
