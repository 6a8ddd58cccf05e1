/** What other features of the web use of the import: a file is sent and read without its dialog. */
export { followImport, lookAtOwn } from './api/follow-import.js';
export { problemOfFile, IMPORT_FILES, sendImport } from './api/send-import.js';
export { STAGE_LABELS } from './components/stage-labels.js';
