import type { ResumeDocument } from '@qicheng/resume/document';
import type { Lease, LeaseTerms } from '../platform/jobs/index.js';
import type { ResumeLanguage } from '../resume/index.js';

export type ResumeImportFailure =
  | 'importNotFound'
  | 'importFileRefused'
  | 'importNotReady'
  | 'importTextMissing'
  | 'visitorImportLimit'
  | 'visitorImportTooLarge'
  | 'draftNotFound';

export type ImportStatus = 'queued' | 'running' | 'done' | 'failed' | 'confirmed';
export type ImportStage = 'waiting' | 'reading' | 'recognising' | 'placing' | 'over';
export type ImportFormat =
  | 'pdf'
  | 'scan'
  | 'image'
  | 'docx'
  | 'doc'
  | 'xls'
  | 'xlsx'
  | 'html'
  | 'markdown'
  | 'text'
  | 'jsonResume'
  | 'own';

/** Why an import ended without a draft; the edge words it. */
export type ImportErrorCode =
  | 'empty'
  | 'notResume'
  | 'unreadable'
  | 'protected'
  | 'tooComplex'
  | 'timedOut'
  | 'broken'
  | 'expired';

/** What the owner should know of a draft; the edge words it. */
export type ImportWarning =
  | 'recognised'
  | 'lowQuality'
  | 'truncated'
  | 'unplaced'
  | 'noName'
  | 'noContact'
  | 'uncertain'
  | 'edited';

/** Where in the file something stood; the box in shares of its page. */
export interface ImportSource {
  page: number;
  box: { x: number; y: number; width: number; height: number } | null;
  line: number | null;
  cell: string | null;
  quote: string;
}

export interface ImportedField {
  /** JSON Pointer into the document. */
  pointer: string;
  label: string;
  value: string;
  /** 0 to 1. */
  confidence: number;
  source: ImportSource | null;
}

/** What was read, for its owner to check before anything is saved. */
export interface ImportDraft {
  format: ImportFormat;
  isLossless: boolean;
  title: string;
  language: ResumeLanguage;
  templateCode: string | null;
  document: ResumeDocument;
  fields: ImportedField[];
  unplaced: { text: string; source: ImportSource | null }[];
  warnings: ImportWarning[];
}

/** Where an import stands. `draft` is there once it is done and until it is confirmed. */
export interface ImportState {
  importId: string;
  fileName: string;
  status: ImportStatus;
  stage: ImportStage;
  progress: number;
  createdAt: Date;
  finishedAt: Date | null;
  errorCode: ImportErrorCode | null;
  resumeId: string | null;
  draft: ImportDraft | null;
}

/** The right to work on an import; lost when it is not renewed in time. */
export interface ImportClaim extends Lease {
  /** Null for a visitor's. */
  userId: string | null;
  fileId: string | null;
  fileName: string;
}

/** How far a running import is. */
export interface ImportProgress {
  stage: ImportStage;
  progress: number;
}

/** A minute of work may wait, two imports of one user [load queues]. */
export const IMPORTS_PER_SECOND = 1;
export const QUEUE_CAP = 60;
export const USER_SHARE = 2;
export const LEASE: LeaseTerms = { leaseSeconds: 4, orphanSeconds: 2, maxRuns: 4, deadlineSeconds: 300 };
/** What visitors may do together, so that members never wait for them, and one browser and one address alone. */
export const VISITORS = {
  waiting: 10,
  waitingOfBrowser: 1,
  browserPerHour: 5,
  addressPerHour: 20,
  maxBytes: 3_145_728,
  /** What was read is gone after this, fetched or not. */
  lifetimeSeconds: 600,
} as const;
/** [data retention]: uploads for import are kept a day, and what was read of them with them. */
export const DRAFT_LIFETIME_SECONDS = 24 * 3600;
