export type MembershipFailure = 'membershipNotFound';
