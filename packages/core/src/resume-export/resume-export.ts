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

export type ExportFormat = 'pdf' | 'png' | 'jpg' | 'docx' | 'json' | 'md' | 'txt';
export type ExportStatus = 'queued' | 'running' | 'done' | 'failed';

/** Why an export ended without a file; the edge words it. */
export type ExportErrorCode = 'timedOut' | 'tooLarge' | 'broken' | 'expired';

/** What a file carries beside its pages: what it shows, everything, or what a share's visitor may have. */
export type Carried = 'printed' | 'full' | 'masked';

/** The résumé as it was when the export was asked for. */
export interface ExportSnapshot {
  title: string;
  templateCode: string;
  language: ResumeLanguage;
  version: number;
  document: ResumeDocument;
  /** `printed` when absent. */
  carries?: Carried;
  /** Set where AI wrote a part of what is printed: with or without the visible note. */
  aiText?: 'noticed' | 'unnoticed';
  /** Names the state of a share, so that its file serves every visitor until something changes. */
  stamp?: string;
}

export interface ExportedFile {
  id: string;
  userId: string;
  key: string;
  name: string;
  mime: string;
  size: number;
}

/** Where an export stands. `file` is null until it is done, and again once the file's day is over. */
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

/** [load queues]: ten seconds of work at four a second may wait, two of them for one user. */
export const EXPORTS_PER_SECOND = 4;
export const QUEUE_CAP = 40;
export const USER_SHARE = 2;

export const LEASE: LeaseTerms = { leaseSeconds: 4, orphanSeconds: 2, maxRuns: 6, deadlineSeconds: 300 };
/** [data retention]: rendered files are kept a day, and their rows with them. */
export const FILE_LIFETIME_SECONDS = 24 * 3600;
