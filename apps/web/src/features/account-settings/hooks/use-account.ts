import type { UserInfo } from '@qicheng/contract/account/user-info';
import { useQueryClient } from '@tanstack/react-query';
import { storeSession, setUser, useSession } from '#src/lib/session.js';
import { ACCOUNT } from '../api/account-queries.js';

/** The user id for query keys; '' until the server has returned the user. */
export const useUserId = (): string => useSession(({ user }) => user?.userId ?? '');

/**
 * Returns a callback for account changes: stores the member and a renewed token, and reloads the page data.
 */
export function useAccountChanged() {
  const queries = useQueryClient();
  return (user?: UserInfo) => {
    if (user) storeSession(user.token, user);
    return queries.invalidateQueries({ queryKey: [ACCOUNT] });
  };
}

/** Updates the member shown in the top bar without a request. */
export function patchUser(part: Partial<UserInfo>): void {
  const { user } = useSession.getState();
  if (user) setUser({ ...user, ...part });
}
