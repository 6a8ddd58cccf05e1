/** What a signed text may be used for; one kind is never valid as another. */
export type TicketUse = 'login' | 'query' | 'return';

/** The claims of a ticket (docs/PARTNER.md). */
export interface TicketClaims {
  /** Who signed it. */
  iss: string;
  /** Host of the site it is addressed to. */
  aud: string;
  /** The member, by an opaque name that never changes. */
  sub: string;
  /** Seconds since 1970. */
  iat: number;
  jti: string;
  use: TicketUse;
  name?: string;
  /** The state that our site issued, when the flow began here. */
  state?: string;
}

/** Lifetime of a ticket after `iat`, in seconds [SS1]. */
const TICKET_SECONDS = 60;
/** Tolerated lead of a partner's clock. */
const CLOCK_SECONDS = 10;

/** A member's opaque name, which is also sent as a cookie value. */
export const SUBJECT = /^[\w.-]{1,100}$/;
const JTI = /^[\w-]{16,64}$/;
const STATE = /^[\w-]{1,100}$/;
// \p{C}: control characters, invisible formatting and lone surrogates.
const NAME = /^[^\p{C}]{1,30}$/u;

/** The claims of a verified ticket if they have the documented form, else null. */
export function readClaims(payload: object): TicketClaims | null {
  const { iss, aud, sub, iat, jti, use, name, state } = payload as Record<string, unknown>;
  const isComplete =
    typeof iss === 'string' &&
    typeof aud === 'string' &&
    typeof sub === 'string' &&
    SUBJECT.test(sub) &&
    Number.isSafeInteger(iat) &&
    typeof jti === 'string' &&
    JTI.test(jti) &&
    (use === 'login' || use === 'query' || use === 'return');
  if (!isComplete) return null;
  // A malformed state must not be treated as "no state".
  if (state !== undefined && (typeof state !== 'string' || !STATE.test(state))) return null;
  return {
    iss,
    aud,
    sub,
    iat: iat as number,
    jti,
    use,
    ...(typeof name === 'string' && NAME.test(name) ? { name } : {}),
    ...(state === undefined ? {} : { state }),
  };
}

/** Whether a ticket or proof issued at that second is still valid. */
export function isFresh(issuedAt: number, now: Date): boolean {
  const age = Math.floor(now.getTime() / 1000) - issuedAt;
  return age <= TICKET_SECONDS && age >= -CLOCK_SECONDS;
}

/** Until when to remember a spent ticket: longer than its lifetime. */
export const forgetAfter = (now: Date): Date =>
  new Date(now.getTime() + (TICKET_SECONDS + CLOCK_SECONDS) * 1000 + 60_000);
