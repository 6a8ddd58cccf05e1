import type { UserInfo } from '@qicheng/contract/account/user-info';
import { showToast } from '@qicheng/ui/toast';
import { takePendingAction } from '#src/lib/auth-dialog.js';
import { storeSession } from '#src/lib/session.js';
import { congratulate } from '#src/lib/welcome.js';
import { claimGifts } from './api/claim-gifts.js';
import { findDeparture } from './api/find-departure.js';
import { updateFlow, resetAuthFlow } from './auth-flow.js';
import { leaveFor } from './leave-for.js';

/**
 * Makes a visitor a member: stores token and user, claims gifts, then redirects to the partner's ticket
 * address or the school's address, or continues the pending action [spec 4]. The server sets the cross-site
 * cookie.
 */
export async function completeSignIn(user: UserInfo, message: string): Promise<void> {
  updateFlow({ isFinishing: true });
  storeSession(user.token, user);
  showToast('success', message);
  const pendingAction = takePendingAction();
  // Neither request may break a sign-in that has succeeded.
  const [added, departure] = await Promise.all([claimGifts(), findDeparture(user)]);
  congratulate(added);
  if (departure !== null) return leaveFor(departure);
  resetAuthFlow();
  pendingAction?.();
}
