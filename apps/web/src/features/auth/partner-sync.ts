/** The browser's state when a page opens or becomes visible again. */
export interface PartnerSituation {
  isMember: boolean;
  /** A partner opened the session. */
  isPartnerSession: boolean;
  /** The shared member hint at the start of the session. */
  storedHint: string | null;
  /** The current shared member hint. */
  hint: string | null;
  ticketInAddress: string | null;
  ticketInCookie: string | null;
  /** The partner's proof that it has just written the hint. */
  proof: string | null;
}

export type PartnerStep =
  | { kind: 'nothing' }
  | { kind: 'useTicket'; ticket: string }
  | { kind: 'usePassTicket'; ticket: string }
  | { kind: 'resumeByHint' | 'syncMember'; hint: string; proof: string }
  | { kind: 'signOut' };

/**
 * The state rules of [spec 4], "Single sign-on sync". They only choose which call to make: the server decides
 * whether anybody is signed in, and a live session is replaced only after a click [decision 11] [decision
 * 17].
 */
export function decidePartnerSync(now: PartnerSituation): PartnerStep {
  if (now.ticketInAddress !== null) return { kind: 'useTicket', ticket: now.ticketInAddress };
  if (!now.isMember && now.ticketInCookie !== null) {
    return { kind: 'usePassTicket', ticket: now.ticketInCookie };
  }
  // The session of a partner ends with its cookie; our own sessions never depended on it.
  if (now.hint === null) return { kind: now.isMember && now.isPartnerSession ? 'signOut' : 'nothing' };
  if (now.hint === now.storedHint) return { kind: 'nothing' };
  return hintChanged(now, now.hint);
}

function hintChanged({ isMember, isPartnerSession, proof }: PartnerSituation, hint: string): PartnerStep {
  // Without a proof the hint counts neither for a visitor nor for a session of our own.
  if (proof === null && !(isMember && isPartnerSession)) return { kind: 'nothing' };
  return { kind: isMember ? 'syncMember' : 'resumeByHint', hint, proof: proof ?? '' };
}
