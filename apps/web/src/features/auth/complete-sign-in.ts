import type { UserInfo } from '@qicheng/contract/account/user-info';
import { showToast } from '@qicheng/ui/toast';
import { takeIntention } from '../../lib/auth-dialog.js';
import { keepSession } from '../../lib/session.js';
import { congratulate } from '../../lib/welcome.js';
import { claimGifts } from './api/claim-gifts.js';
import { findDeparture } from './api/find-departure.js';
import { keepInFlow, resetAuthFlow } from './auth-flow.js';
import { leaveFor } from './leave-for.js';

/**
 * Makes a visitor a member: token and user are kept, their gifts are claimed, and the
 * page goes to the partner's ticket address, to the school's address, or on with what was begun [spec 4].
 * The cross-site cookie is set by the server.
 */
export async function completeSignIn(user: UserInfo, message: string): Promise<void> {
  keepInFlow({ isFinishing: true });
  keepSession(user.token, user);
  showToast('success', message);
  const goOn = takeIntention();
  // Both ask the server; what fails there must not spoil a sign-in that has succeeded.
  const [added, departure] = await Promise.all([claimGifts(), findDeparture(user)]);
  congratulate(added);
  if (departure !== null) return leaveFor(departure);
  resetAuthFlow();
  goOn?.();
}
