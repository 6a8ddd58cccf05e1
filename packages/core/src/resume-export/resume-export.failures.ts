export type ResumeExportFailure =
  | 'exportNotFound'
  | 'exportFailed'
  | 'exportNotReady'
  | 'exportMailFull'
  | 'exportMailTooSoon'
  | 'exportMailFailed'
  | 'exportMailTooLarge';
