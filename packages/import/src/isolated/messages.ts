import type { FileToImport, ImportedResume, ImportErrorCode, ImportProgress } from '../imported.js';

/** The single message from the parent to the child. */
export type Order = FileToImport;

/** Messages of the child; the last two are final. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: ImportProgress }
  | { kind: 'imported'; resume: ImportedResume }
  | { kind: 'refused'; errorCode: ImportErrorCode };
