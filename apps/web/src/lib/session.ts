import type { UserInfo } from '@qicheng/contract/account/user-info';
import { create } from 'zustand';
import { removeForms, clearStored, readStored, writeStored } from './storage.js';
import { expireCookies, readCookie } from './site-cookies.js';

/** A stored token makes a member; `user` follows once the server answers, and stays null while offline. */
interface SessionState {
  isMember: boolean;
  user: UserInfo | null;
}

/** The server renders every page for a visitor; the stored token is read after hydration. */
export const useSession = create<SessionState>()(() => ({ isMember: false, user: null }));

export const currentToken = (): string | null => readStored('token');

export function storeSession(token: string, user: UserInfo | null): void {
  writeStored('token', token);
  // The sign-in response has set the cookie; from now on a different value means another member.
  writeStored('memberHint', readCookie('memberHint'));
  writeStored('partnerSession', null);
  useSession.setState({ isMember: true, user });
}

export function setUser(user: UserInfo): void {
  useSession.setState({ isMember: true, user });
}

/** Removes the token; called only on 401, "session invalid" and log-out [decision 11], never when offline. */
export function dropSession(): void {
  for (const key of ['token', 'memberHint', 'partnerSession'] as const) writeStored(key, null);
  removeForms();
  useSession.setState({ isMember: false, user: null });
}

/** [spec 4], "log out": clears everything this site has stored, and the cookies shared with partners. */
export function endSession(): void {
  dropSession();
  clearStored();
  expireCookies();
  void import('./cached-documents.js')
    .then(({ clearCachedDocuments }) => clearCachedDocuments())
    .catch(() => undefined);
}

/** Follows token changes in other tabs; `onMember` runs after a sign-in there. */
export function followOtherTabs(onMember: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== 'token' && event.key !== null) return;
    const token = currentToken();
    if (token === null) removeForms();
    useSession.setState(token === null ? { isMember: false, user: null } : { isMember: true });
    if (token !== null) onMember();
  });
}
