/** Why all data of an account are not given out now. */
export type DataExportFailure = 'dataExportPaused' | 'dataExportTooOften' | 'dataExportLinkInvalid';
