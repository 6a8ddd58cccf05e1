import type { ResumeDocument } from '@qicheng/resume/document';
import type { Lease, LeaseTerms } from '../platform/jobs/index.js';
import type { ResumeLanguage } from '../resume/index.js';

export type ResumeExportFailure =
  | 'exportNotFound'
  | 'exportFailed'
  | 'exportNotReady'
  | 'exportMailFull'
  | 'exportMailTooSoon'
  | 'exportMailFailed'
  | 'exportMailTooLarge';

/** `parse` is an internal format: what a reader makes of the PDF. */
export type ExportFormat = 'pdf' | 'png' | 'jpg' | 'docx' | 'html' | 'json' | 'md' | 'txt' | 'parse';
export type ExportStatus = 'queued' | 'running' | 'done' | 'failed';

/** Why an export ended without a file; the API words it. */
export type ExportErrorCode = 'timedOut' | 'tooLarge' | 'broken' | 'expired';

/**
 * What a file carries besides its pages: the printed content, everything, or what a share visitor may have.
 */
export type Carried = 'printed' | 'full' | 'masked';

export type PageDpi = 150 | 300;

/** The résumé as it was when the export was requested. */
export interface ExportSnapshot {
  title: string;
  templateCode: string;
  language: ResumeLanguage;
  version: number;
  document: ResumeDocument;
  /** An image per page, at this many dots per inch. */
  pageDpi?: PageDpi;
  /** Printed as the machine-readable version, whatever the template. */
  ats?: true;
  /** `printed` when absent. */
  carries?: Carried;
  /** Set where AI wrote a part of what is printed: with or without the visible note. */
  aiText?: 'noticed' | 'unnoticed';
}

export interface ExportedFile {
  id: string;
  userId: string;
  key: string;
  name: string;
  mime: string;
  size: number;
}

/** The state of an export. `file` is null until it is done, and again after a day. */
export interface ExportState {
  exportId: string;
  resumeId: string;
  format: ExportFormat;
  status: ExportStatus;
  createdAt: Date;
  finishedAt: Date | null;
  errorCode: ExportErrorCode | null;
  file: ExportedFile | null;
}

/** The right to work on an export; lost when it is not renewed in time. */
export interface ExportClaim extends Lease {
  userId: string;
  format: ExportFormat;
  snapshot: ExportSnapshot;
}

/** [load queues]: ten seconds of work at four per second may wait, two of them per user. */
export const EXPORTS_PER_SECOND = 4;
export const QUEUE_CAP = 40;
export const USER_SHARE = 2;

export const LEASE: LeaseTerms = { leaseSeconds: 4, orphanSeconds: 2, maxRuns: 6, deadlineSeconds: 300 };
/** [data retention]: rendered files and their rows are kept for a day. */
export const FILE_LIFETIME_SECONDS = 24 * 3600;
