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

/** Why an import ended without a draft; the API words it. */
export type ImportErrorCode =
  | 'empty'
  | 'notResume'
  | 'unreadable'
  | 'protected'
  | 'tooComplex'
  | 'timedOut'
  | 'broken'
  | 'expired';

/** Warnings about a draft; the API words them. */
export type ImportWarning =
  | 'recognised'
  | 'lowQuality'
  | 'truncated'
  | 'unplaced'
  | 'noName'
  | 'noContact'
  | 'uncertain'
  | 'edited';

/** Where a value was in the file; the box in fractions of its page. */
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

/** The draft, for its owner to check before anything is saved. */
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

/** The state of an import. `draft` is present from completion to confirmation. */
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
  /** Null for a visitor's import. */
  userId: string | null;
  fileId: string | null;
  fileName: string;
}

/** The progress of a running import. */
export interface ImportProgress {
  stage: ImportStage;
  progress: number;
}

/** A minute of work may wait, two imports per user [load queues]. */
export const IMPORTS_PER_SECOND = 1;
export const QUEUE_CAP = 60;
export const USER_SHARE = 2;
export const LEASE: LeaseTerms = { leaseSeconds: 4, orphanSeconds: 2, maxRuns: 4, deadlineSeconds: 300 };
/** Limits for all visitors together, so that members never wait for them, and per browser and address. */
export const VISITORS = {
  waiting: 10,
  waitingOfBrowser: 1,
  browserPerHour: 5,
  addressPerHour: 20,
  maxBytes: 3_145_728,
  /** The draft is deleted after this, whether fetched or not. */
  lifetimeSeconds: 600,
} as const;
/** [data retention]: uploads for import and their drafts are kept for a day. */
export const DRAFT_LIFETIME_SECONDS = 24 * 3600;
