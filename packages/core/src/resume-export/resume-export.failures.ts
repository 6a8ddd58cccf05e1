export type ResumeExportFailure = 'exportNotFound' | 'exportFailed' | 'exportNotReady';
