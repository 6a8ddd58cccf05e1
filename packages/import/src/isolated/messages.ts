import type { FileToImport, ImportedResume, ImportErrorCode, ImportProgress } from '../imported.js';

/** What the parent says to the child, once. */
export type Order = FileToImport;

/** What the child says; the last two end it. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: ImportProgress }
  | { kind: 'imported'; resume: ImportedResume }
  | { kind: 'refused'; errorCode: ImportErrorCode };
