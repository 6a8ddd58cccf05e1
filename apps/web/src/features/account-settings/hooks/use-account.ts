import type { UserInfo } from '@qicheng/contract/account/user-info';
import { useQueryClient } from '@tanstack/react-query';
import { keepSession, keepUser, useSession } from '#src/lib/session.js';
import { ACCOUNT } from '../api/account-queries.js';

/** Names the member's answers in the data cache; '' until the server has said who it is. */
export const useUserId = (): string => useSession(({ user }) => user?.userId ?? '');

/** What follows a change: the member and, after a renewed session, their token are kept; the page is read again. */
export function useAccountChanged() {
  const queries = useQueryClient();
  return (user?: UserInfo) => {
    if (user) keepSession(user.token, user);
    return queries.invalidateQueries({ queryKey: [ACCOUNT] });
  };
}

/** Changes what the top bar knows of the member without asking again. */
export function patchUser(part: Partial<UserInfo>): void {
  const { user } = useSession.getState();
  if (user) keepUser({ ...user, ...part });
}
