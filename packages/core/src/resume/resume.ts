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
  /** The résumé that this one is a variant of, and for whom it was made. */
  baseId?: string | null;
  variantTarget?: string | null;
}

/** A row of the list of one's résumés. */
export interface ListedResume extends ResumeSummary {
  /** Whether somebody with the link can open it now. */
  isShared: boolean;
  /** When its owner last had a file made of it. */
  exportedAt: Date | null;
  folderId: string | null;
  /** Of the last analysis. */
  score: number | null;
}

export interface Resume extends ResumeSummary {
  document: ResumeDocument;
}

/** A résumé as the database has it; `document` may be of an older version. */
export interface StoredResume extends ResumeSummary {
  document: unknown;
  /** Of a variant: the base that it lies over, unless that is in the bin. */
  base: StoredBase | null;
}

/** A résumé with its document as the text that is stored. */
export interface ResumeText extends ResumeSummary {
  document: string;
}

/** How many résumés one user may keep. */
export const RESUME_LIMIT = 100;
/** A deleted résumé can be taken back this long, then it is erased. */
export const RESTORE_DAYS = 30;

/** Why a former state is kept: by the passing of time, or because a restored one took its place. */
export type KeepReason = 'auto' | 'restore';
/** Saves of one editor within so many minutes leave one version behind. */
export const BURST_MINUTES = 10;
