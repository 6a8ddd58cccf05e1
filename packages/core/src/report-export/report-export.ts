import type { Engine } from '@qicheng/analysis/engine';
import type { AnalysisServiceName, AnalysisStep } from '@qicheng/analysis/services';
import type { Lease, LeaseTerms } from '../platform/jobs/index.js';
import type { StoredFile } from '../upload/index.js';

export type ReportExportFailure = 'reportExportNotFound';

export type ReportFormat = 'pdf' | 'word';

/** Why an export ended without a file; the API words it. */
export type ReportErrorCode = 'timedOut' | 'tooLarge' | 'unprintable' | 'broken' | 'expired';

/** The state of an export. `file` is null until it is done, and again after a day. */
export interface ReportExportState {
  exportId: string;
  runId: string;
  format: ReportFormat;
  status: 'queued' | 'running' | 'done' | 'failed';
  finishedAt: Date | null;
  errorCode: ReportErrorCode | null;
  file: StoredFile | null;
}

/** A finished run as its report needs it; `parent` is the analysis that a reference answer belongs to. */
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
  /** The text of a letter to print instead of the report; null for the report. */
  letter: string | null;
}

/** A report takes at most a second: ten seconds of work may wait, two reports per user. */
export const REPORTS_PER_SECOND = 2;
export const QUEUE_CAP = 20;
export const USER_SHARE = 2;

export const LEASE: LeaseTerms = { leaseSeconds: 4, orphanSeconds: 2, maxRuns: 6, deadlineSeconds: 300 };
/** [data retention]: rendered files and their rows are kept for a day. */
export const FILE_LIFETIME_SECONDS = 24 * 3600;
