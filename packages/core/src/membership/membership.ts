import type { Benefits } from '../catalogue/index.js';

export type MembershipFailure = 'membershipNotFound' | 'documentDownloadsSpent';

/** [spec 3] "VIP info"; `productId` 0 is no member, without a card or an end. */
export interface Membership {
  productId: number;
  cardName: string;
  /** The end of the last stretch that follows without a gap. */
  endsAt: Date | null;
  daysLeft: number;
  benefits: Benefits;
}
