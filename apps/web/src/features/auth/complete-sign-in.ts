import type { UserInfo } from '@qicheng/contract/account/user-info';
import { takeIntention } from '../../lib/auth-dialog.js';
import { keepSession } from '../../lib/session.js';
import { showToast } from '../../lib/toast.js';

/**
 * Makes a visitor a member and goes on with what they were about to do (spec section 4). The partner's ticket
 * and school addresses and the cross-site cookie are set by the server; their redirects start here.
 */
export function completeSignIn(user: UserInfo, message: string): void {
  keepSession(user.token, user);
  showToast('success', message);
  takeIntention()?.();
}
