import type { ResumeDocument } from '@qicheng/resume/document';
import type { ResumeLanguage } from '../resume/index.js';

export type ResumeShareFailure = 'shareNotFound' | 'shareAbsent' | 'sharedFileLate' | 'shareConsentRequired';

/** A share as stored in the database. */
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

/** What an owner may change; absent fields stay unchanged. */
export interface ShareChange {
  isOn?: boolean | undefined;
  /** Empty removes the password. */
  password?: string | undefined;
  /** Days from now; 0 means forever. */
  lifetimeDays?: number | undefined;
  showsContacts?: boolean | undefined;
  /** The version of the accepted consent text, required to show contacts. */
  consent?: string | undefined;
  allowsDownload?: boolean | undefined;
  /** Replaces the link; the current one is revoked permanently. */
  renew?: boolean | undefined;
  /** Removes the link; everything returns to the defaults. */
  revoke?: boolean | undefined;
}

/** A share opened by its link, reduced to what its owner shows. */
export interface OpenedShare {
  shareId: string;
  ownerId: string;
  resumeId: string;
  /** Built from the printed name: the owner's title may reveal other applications. */
  title: string;
  templateCode: string;
  language: ResumeLanguage;
  version: number;
  document: ResumeDocument;
  showsContacts: boolean;
  allowsDownload: boolean;
  /** AI wrote a part of what is printed. */
  hasAiText: boolean;
}

/** 128 bits, base64url. */
export const TOKEN_BYTES = 16;
/** A forgotten link expires by itself. */
export const FIRST_LIFETIME_DAYS = 30;
export const VIEW_DAYS = 30;
