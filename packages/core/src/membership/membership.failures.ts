export type MembershipFailure = 'membershipNotFound' | 'documentDownloadsSpent';
