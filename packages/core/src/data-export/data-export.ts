import type { Lease, LeaseTerms } from '../platform/jobs/index.js';

/** Why all data of an account are not given out now. */
export type DataExportFailure = 'dataExportPaused' | 'dataExportTooOften' | 'dataExportLinkInvalid';

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
export interface DataExportClaim extends Lease {
  userId: string;
}

/** [data copy]: done within ten minutes, or failed. */
export const LEASE: LeaseTerms = { leaseSeconds: 10, orphanSeconds: 5, maxRuns: 4, deadlineSeconds: 600 };
/** The archive waits a day for its owner. */
export const ARCHIVE_LIFETIME_SECONDS = 24 * 3600;
/** Requests of one account in a day. */
export const PER_DAY = 3;
