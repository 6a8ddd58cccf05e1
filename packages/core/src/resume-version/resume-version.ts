import type { ResumeDocument } from '@qicheng/resume/document';
import type { KeepReason, ResumeLanguage } from '../resume/index.js';

export type ResumeVersionFailure = 'resumeVersionNotFound' | 'resumeVersionLimitReached';

/** One line of a résumé's history. */
export interface VersionSummary {
  id: string;
  version: number;
  title: string;
  /** Null for a version that is kept for a while only. */
  name: string | null;
  reason: KeepReason;
  savedAt: Date;
  device: string;
}

export interface ResumeRevision extends VersionSummary {
  templateCode: string;
  language: ResumeLanguage;
  document: ResumeDocument;
}

/** What stands in the résumé now. */
export interface LatestVersion {
  version: number;
  savedAt: Date;
  device: string;
}

/** How many named versions one résumé may have. */
export const NAMED_LIMIT = 50;
