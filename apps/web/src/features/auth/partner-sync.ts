/** What the browser holds when a page opens or comes back into view. */
export interface PartnerSituation {
  isMember: boolean;
  /** The session is one that a partner opened. */
  cameByPartner: boolean;
  /** The shared member hint when the session began. */
  keptHint: string | null;
  /** The shared member hint now. */
  hint: string | null;
  ticketInAddress: string | null;
  ticketInCookie: string | null;
  /** The partner's word that it wrote the hint just now. */
  proof: string | null;
}

export type PartnerStep =
  | { kind: 'nothing' }
  | { kind: 'useTicket'; ticket: string }
  | { kind: 'usePassTicket'; ticket: string }
  | { kind: 'resumeByHint' | 'syncMember'; hint: string; proof: string }
  | { kind: 'signOut' };

/**
 * The state rules of [spec 4], "Single sign-on sync". They only choose which call to make: whether anybody is
 * signed in is the server's decision, and a live session is replaced only by a click [decision 11] [decision 17].
 */
export function decidePartnerSync(now: PartnerSituation): PartnerStep {
  if (now.ticketInAddress !== null) return { kind: 'useTicket', ticket: now.ticketInAddress };
  if (!now.isMember && now.ticketInCookie !== null) {
    return { kind: 'usePassTicket', ticket: now.ticketInCookie };
  }
  // Gone with the partner's session; a session of our own never depended on the cookie.
  if (now.hint === null) return { kind: now.isMember && now.cameByPartner ? 'signOut' : 'nothing' };
  if (now.hint === now.keptHint) return { kind: 'nothing' };
  return hintChanged(now, now.hint);
}

function hintChanged({ isMember, cameByPartner, proof }: PartnerSituation, hint: string): PartnerStep {
  // Without a proof the hint says nothing to a visitor, nor about a session that no partner opened.
  if (proof === null && !(isMember && cameByPartner)) return { kind: 'nothing' };
  return { kind: isMember ? 'syncMember' : 'resumeByHint', hint, proof: proof ?? '' };
}
