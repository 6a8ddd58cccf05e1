import type { ResumeDocument } from '@qicheng/resume/document';
import type { ResumeLanguage } from '../resume/index.js';

export type ResumeShareFailure = 'shareNotFound' | 'shareAbsent' | 'sharedFileLate' | 'shareConsentRequired';

/** A share as the database has it. */
export interface StoredShare {
  id: string;
  userId: string;
  resumeId: string;
  tokenCipher: string | null;
  passwordHash: string | null;
  isOn: boolean;
  expiresAt: Date | null;
  showsContacts: boolean;
  allowsDownload: boolean;
  createdAt: Date;
}

/** A share as its owner sees it; without token and address once the link was revoked. */
export interface ShareSettings {
  token: string | null;
  url: string | null;
  isOn: boolean;
  hasPassword: boolean;
  expiresAt: Date | null;
  showsContacts: boolean;
  allowsDownload: boolean;
  createdAt: Date;
}

/** What an owner may change; what is absent stays. */
export interface ShareChange {
  isOn?: boolean | undefined;
  /** Empty takes the password away. */
  password?: string | undefined;
  /** Days from now; 0 for ever. */
  lifetimeDays?: number | undefined;
  showsContacts?: boolean | undefined;
  /** The name of the text that was agreed to, needed to show contacts. */
  consent?: string | undefined;
  allowsDownload?: boolean | undefined;
  /** Another link; the present one ends for good. */
  renew?: boolean | undefined;
  /** No link; everything returns to what it was at first. */
  revoke?: boolean | undefined;
}

/** A share that was opened by its link, cut to what its owner gives away. */
export interface OpenedShare {
  shareId: string;
  ownerId: string;
  resumeId: string;
  /** Made of the printed name: the owner's own title may say where else they apply. */
  title: string;
  templateCode: string;
  language: ResumeLanguage;
  version: number;
  /** Of a variant: the version of the base that it lies over; 0 of any other. */
  baseVersion: number;
  document: ResumeDocument;
  showsContacts: boolean;
  allowsDownload: boolean;
  /** AI wrote a part of what is printed. */
  hasAiText: boolean;
}

/** 128 bits, base64url. */
export const TOKEN_BYTES = 16;
/** A link that nobody thinks of any more ends by itself. */
export const FIRST_LIFETIME_DAYS = 30;
export const VIEW_DAYS = 30;
