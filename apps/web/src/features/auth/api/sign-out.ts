import { logout } from '@qicheng/contract/auth/session.contract';
import { showToast } from '@qicheng/ui/toast';
import { call } from '#src/lib/api.js';
import { catalogue } from '#src/lib/error-catalogue.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { endSession } from '#src/lib/session.js';
import { readCookie } from '#src/lib/site-cookies.js';

/**
 * [decision 11]: the session ends only when the server confirms it; on any other message it is kept and the
 * message shown. Storage and shared cookies are cleared with it [spec 4]. `leave` navigates to a public page
 * first, so that a members-only page does not ask to sign in again. Resolves to whether the member is now a
 * visitor.
 */
export async function signOut(leave?: () => void | Promise<void>): Promise<boolean> {
  try {
    const passTicket = readCookie('partnerTicket');
    await call(logout, passTicket === null ? {} : { passTicket });
  } catch (error) {
    reportFailure(error);
    return false;
  }
  await leave?.();
  endSession();
  showToast('success', catalogue.signedOut);
  return true;
}
