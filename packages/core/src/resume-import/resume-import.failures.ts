export type ResumeImportFailure =
  | 'importNotFound'
  | 'importFileRefused'
  | 'importNotReady'
  | 'importTextMissing'
  | 'draftNotFound';
