import type { PartnerServiceKind } from '../partner/index.js';
import type { Lease, LeaseTerms } from '../platform/jobs/index.js';

/** The consents under which a résumé is sent, and the partner of each. */
export const DELIVERY_PARTNERS = {
  resumeRecommend: 'employment',
  campusNet: 'campusNet',
} as const satisfies Record<string, PartnerServiceKind>;
export type DeliveryConsent = keyof typeof DELIVERY_PARTNERS;

/** An attempt takes at most ten seconds; a delivery is abandoned after two days. */
export const DELIVERY_LEASE: LeaseTerms = {
  leaseSeconds: 30,
  orphanSeconds: 5,
  maxRuns: 10,
  deadlineSeconds: 48 * 3600,
};

const PAUSES_SECONDS = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800];

/** Seconds until the next attempt after this many; null when that was the last one. */
export const pauseAfter = (attempts: number): number | null => PAUSES_SECONDS[attempts - 1] ?? null;

/**
 * The deletion request is sent this long after a consent was withdrawn, so that an interrupted send cannot
 * arrive after it.
 */
export const WITHDRAW_AFTER_SECONDS = 2;

/** The right to write a delivery; another run takes it over when it expires. */
export interface DeliveryClaim extends Lease {
  userId: string;
  resumeId: string | null;
  partnerCode: string;
  kind: 'put' | 'withdraw';
  consentKind: DeliveryConsent;
  attempts: number;
}

/** The outcome of the résumé last queued. */
export interface DeliveryState {
  resumeId: string | null;
  status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
}

/** The résumé that the partner has. */
export interface DeliveredState {
  resumeId: string | null;
  resumeVersion: number | null;
  finishedAt: Date;
}
