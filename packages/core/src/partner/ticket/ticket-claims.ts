/** What a signed text may be used for; one of a kind is worth nothing as another. */
export type TicketUse = 'login' | 'query' | 'return';

/** What a ticket says (docs/PARTNER.md). */
export interface TicketClaims {
  /** Who signed it. */
  iss: string;
  /** Host of the site that it is for. */
  aud: string;
  /** The member, by an opaque name that never changes. */
  sub: string;
  /** Seconds since 1970. */
  iat: number;
  jti: string;
  use: TicketUse;
  name?: string;
  /** The state that our site gave out, when the flow began here. */
  state?: string;
}

/** How long a ticket counts after `iat`, in seconds [SS1]. */
const TICKET_SECONDS = 60;
/** How far ahead a partner's clock may be. */
const CLOCK_SECONDS = 10;

/** A member's opaque name: it also travels as a cookie's value. */
export const SUBJECT = /^[\w.-]{1,100}$/;
const JTI = /^[\w-]{16,64}$/;
const STATE = /^[\w-]{1,100}$/;
// \p{C}: controls, invisible formatting and halves of characters.
const NAME = /^[^\p{C}]{1,30}$/u;

/** The claims of a verified ticket when they have the documented form, else null. */
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
  // A state of the wrong form must not turn into "no state".
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

/** Whether a ticket or proof of that second still counts. */
export function isFresh(issuedAt: number, now: Date): boolean {
  const age = Math.floor(now.getTime() / 1000) - issuedAt;
  return age <= TICKET_SECONDS && age >= -CLOCK_SECONDS;
}

/** Until when a spent ticket must be remembered: longer than it could count. */
export const forgetAfter = (now: Date): Date =>
  new Date(now.getTime() + (TICKET_SECONDS + CLOCK_SECONDS) * 1000 + 60_000);
