export type DataExportStatus = 'queued' | 'running' | 'done' | 'failed';

/** Where a request for all data stands. */
export interface DataExportState {
  exportId: string;
  status: DataExportStatus;
  fileId: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  downloadedAt: Date | null;
}

/** The right to work on an export; lost when it is not renewed in time. */
export interface DataExportClaim {
  exportId: string;
  userId: string;
  /** Names this run; a run that lost its claim cannot end the export. */
  claimedBy: string;
}

/** A claim that was not renewed for this long belongs to a dead worker. */
export const LEASE_SECONDS = 10;
export const RENEW_EVERY_MS = 3_000;
/** A queued row that nobody took for this long has lost its job. */
export const ORPHAN_SECONDS = 5;
/** Runs of one export, killed ones included. */
export const MAX_RUNS = 4;
/** [data copy]: done within ten minutes, or failed. */
export const DEADLINE_SECONDS = 600;
/** The archive waits a day for its owner. */
export const ARCHIVE_LIFETIME_SECONDS = 24 * 3600;
/** Requests of one account in a day. */
export const PER_DAY = 3;
