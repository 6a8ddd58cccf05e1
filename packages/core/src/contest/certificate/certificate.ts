import type { Lease, LeaseTerms } from '../../platform/jobs/index.js';
import type { StoredFile } from '../../upload/index.js';

/** Public certificate data, by code. */
export interface VerifiedCertificate {
  code: string;
  contest: string;
  organiser: string;
  award: string;
  /** Family name only. */
  holder: string;
  school: string;
  number: number;
  publishedAt: Date;
  isSample: boolean;
}

/** What is printed on a certificate. */
export interface PrintedCertificate extends VerifiedCertificate {
  /** The full name: the owner prints it. */
  fullName: string;
  rank: number;
}

export interface OwnCertificate {
  status: 'queued' | 'running' | 'done' | 'failed';
  file: StoredFile | null;
}

/** The lease for printing a certificate; lost if not renewed in time. */
export interface CertificateClaim extends Lease {
  userId: string;
}

// Certificates are created by the hundred after a publication; nobody waits for one on a page.
export const LEASE: LeaseTerms = {
  leaseSeconds: 4,
  orphanSeconds: 2,
  maxRuns: 6,
  deadlineSeconds: 24 * 3600,
};

/** 王小明 -> 王**: enough to compare with the paper certificate. */
export const maskedName = (name: string): string => {
  const [first = '', ...rest] = [...name.trim()];
  return first + '*'.repeat(Math.min(rest.length, 2));
};
