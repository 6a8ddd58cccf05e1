import type { ResumeDocument } from '@qicheng/resume/document';
import type { StoredBase } from './variant/variant-document.js';

export type ResumeLanguage = 'zh' | 'en';

/** A résumé without its content. */
export interface ResumeSummary {
  id: string;
  title: string;
  templateCode: string;
  language: ResumeLanguage;
  version: number;
  updatedAt: Date;
  /** The base of this variant, and the employer it was made for. */
  baseId?: string | null;
  variantTarget?: string | null;
}

/** A row of the résumé list. */
export interface ListedResume extends ResumeSummary {
  /** Whether anybody with the link can open it now. */
  isShared: boolean;
  /** When its owner last exported it. */
  exportedAt: Date | null;
  folderId: string | null;
  /** Of the last analysis. */
  score: number | null;
}

export interface Resume extends ResumeSummary {
  document: ResumeDocument;
}

/** A résumé as stored in the database; `document` may be of an older version. */
export interface StoredResume extends ResumeSummary {
  document: unknown;
  /** Of a variant: its base, unless that is in the bin. */
  base: StoredBase | null;
}

/** A résumé with its document as stored text. */
export interface ResumeText extends ResumeSummary {
  document: string;
}

/** How many résumés one user may keep. */
export const RESUME_LIMIT = 100;
/** A deleted résumé can be restored for this long, then it is erased. */
export const RESTORE_DAYS = 30;

/** Why a former state is kept: periodically, or because a restore replaced it. */
export type KeepReason = 'auto' | 'restore';
/** Saves by one editor within this many minutes leave one version. */
export const BURST_MINUTES = 10;
