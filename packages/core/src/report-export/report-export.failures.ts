export type ReportExportFailure = 'reportExportNotFound';
