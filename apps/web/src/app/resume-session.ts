import { decidePartnerSync } from '#src/features/auth/partner-sync.js';
import { closeAuthDialog } from '#src/lib/auth-dialog.js';
import { consumePartnerCredentials } from '#src/lib/partner-credentials.js';
import { currentToken, useSession } from '#src/lib/session.js';
import { readCookie } from '#src/lib/site-cookies.js';
import { readStored } from '#src/lib/storage.js';

/**
 * [spec 4]: the user-info call verifies a stored token, then the partner's cookies take effect; a visitor
 * without either loads nothing.
 */
export async function resumeSession(): Promise<void> {
  if (currentToken() !== null) {
    useSession.setState({ isMember: true });
    await verifyToken();
  }
  await followPartner();
  delete document.documentElement.dataset.session;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void followPartner();
  });
}

async function verifyToken(): Promise<void> {
  const module = await import('#src/features/auth/api/restore-session.js').catch(() => null);
  await module?.restoreSession();
}

/**
 * Another tab has signed in: close a visitor's sign-in form, and do not keep showing another member's page.
 */
export async function handleSignInElsewhere(): Promise<void> {
  const shownFor = useSession.getState().user?.userId;
  closeAuthDialog();
  await verifyToken();
  const member = useSession.getState().user?.userId;
  if (shownFor !== undefined && member !== shownFor) window.location.reload();
}

let isFollowing = false;

/** Checks the partner's cookies now: the person may have signed in or out there in another tab. */
async function followPartner(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  try {
    await followOnce();
  } finally {
    isFollowing = false;
  }
}

async function followOnce(): Promise<void> {
  const { ticket, proof } = consumePartnerCredentials();
  const step = decidePartnerSync({
    isMember: currentToken() !== null,
    isPartnerSession: readStored('partnerSession') !== null,
    storedHint: readStored('memberHint'),
    hint: readCookie('memberHint'),
    ticketInAddress: ticket,
    ticketInCookie: readCookie('partnerTicket'),
    proof: proof ?? readCookie('memberProof'),
  });
  if (step.kind === 'nothing') return;
  const runner = await import('#src/features/auth/run-partner-sync.js').catch(() => null);
  await runner?.runPartnerSync(step);
}
