/**
 * Cookies that scripts of ours and of a partner on the same parent domain may read [decision 17]. They are
 * opaque and authorise nothing: the session token is never in a cookie.
 */
export const cookieNames = {
  memberHint: 'm_id',
  campaignCode: 'flag_code',
  partnerTicket: 'pass_ticket',
  /** The partner's proof that it wrote the member hint just now. */
  memberProof: '__c',
} as const;

/** [spec 9]: 2,592,000 s. */
export const SHARED_COOKIE_SECONDS = 2_592_000;
