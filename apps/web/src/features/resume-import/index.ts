/** Public interface of the import for other features: sends and follows an import without the dialog. */
export { followImport, checkImport } from './api/follow-import.js';
export { problemOfFile, IMPORT_FILES, sendImport } from './api/send-import.js';
export { STAGE_LABELS } from './components/stage-labels.js';
