import type { Lease, LeaseTerms } from '../platform/jobs/index.js';

/** Why a data export is not available now. */
export type DataExportFailure = 'dataExportPaused' | 'dataExportTooOften' | 'dataExportLinkInvalid';

export type DataExportStatus = 'queued' | 'running' | 'done' | 'failed';

/** State of a data export. */
export interface DataExportState {
  exportId: string;
  status: DataExportStatus;
  fileId: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  downloadedAt: Date | null;
}

/** The lease of an export; lost if not renewed in time. */
export interface DataExportClaim extends Lease {
  userId: string;
}

/** [data copy]: done within ten minutes, or failed. */
export const LEASE: LeaseTerms = { leaseSeconds: 10, orphanSeconds: 5, maxRuns: 4, deadlineSeconds: 600 };
/** The archive is kept for a day. */
export const ARCHIVE_LIFETIME_SECONDS = 24 * 3600;
/** Daily limit per account. */
export const PER_DAY = 3;
