import { currentToken, useSession } from '../lib/session.js';

/** spec section 4: a stored token is proven by the user-info call; a visitor loads nothing for it. */
export async function resumeSession(): Promise<void> {
  if (currentToken() !== null) {
    useSession.setState({ isMember: true });
    const { restoreSession } = await import('../features/auth/api/restore-session.js').catch(() => ({
      restoreSession: null,
    }));
    await restoreSession?.();
  }
  delete document.documentElement.dataset.session;
}
