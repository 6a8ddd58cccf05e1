import type { Engine } from '@qicheng/analysis/engine';
import type { AnalysisServiceName, AnalysisStep } from '@qicheng/analysis/services';
import type { Lease, LeaseTerms } from '../platform/jobs/index.js';
import type { StoredFile } from '../upload/index.js';

export type ReportExportFailure = 'reportExportNotFound';

export type ReportFormat = 'pdf' | 'word';

/** Why an export ended without a file; the edge words it. */
export type ReportErrorCode = 'timedOut' | 'tooLarge' | 'unprintable' | 'broken' | 'expired';

/** Where an export stands. `file` is null until it is done, and again once the file's day is over. */
export interface ReportExportState {
  exportId: string;
  runId: string;
  format: ReportFormat;
  status: 'queued' | 'running' | 'done' | 'failed';
  finishedAt: Date | null;
  errorCode: ReportErrorCode | null;
  file: StoredFile | null;
}

/** A finished run as its report is made of it; `parent` is the analysis that a reference answer belongs to. */
export interface ReportedRun {
  service: AnalysisServiceName;
  step: AnalysisStep;
  /** One line that names the run. */
  title: string;
  input: unknown;
  result: unknown;
  engine: Engine;
  finishedAt: Date;
  parent: { input: unknown; result: unknown } | null;
}

/** The right to work on an export; lost when it is not renewed in time. */
export interface ReportExportClaim extends Lease {
  userId: string;
  runId: string;
  format: ReportFormat;
}

/** A report is made in a second at most: ten seconds of work may wait, two reports of one user. */
export const REPORTS_PER_SECOND = 2;
export const QUEUE_CAP = 20;
export const USER_SHARE = 2;

export const LEASE: LeaseTerms = { leaseSeconds: 4, orphanSeconds: 2, maxRuns: 6, deadlineSeconds: 300 };
/** [data retention]: rendered files are kept a day, and their rows with them. */
export const FILE_LIFETIME_SECONDS = 24 * 3600;
