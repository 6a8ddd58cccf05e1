/**
 * Cookies that our scripts and those of a partner on the same parent domain can read [decision 17]. They are
 * opaque and authorise nothing: the session token is never in a cookie.
 */
export const cookieNames = {
  memberHint: 'm_id',
  campaignCode: 'flag_code',
  partnerTicket: 'pass_ticket',
  /** The partner's proof that it set the member hint recently. */
  memberProof: '__c',
} as const;

/** [spec 9]: 2,592,000 s. */
export const SHARED_COOKIE_SECONDS = 2_592_000;
