import { getUserInfo } from '@qicheng/contract/account/account.contract';
import { showToast } from '@qicheng/ui/toast';
import { ApiFailure, call } from '#src/lib/api.js';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import { catalogue } from '#src/lib/error-catalogue.js';
import { currentToken, dropSession, setUser } from '#src/lib/session.js';

/**
 * Verifies a stored token [spec 4]. Only a rejected token ends the session; offline or after a server error
 * the member stays signed in, and the next visit checks again [decision 11].
 */
export async function restoreSession(): Promise<void> {
  const sentToken = currentToken();
  try {
    setUser(await call(getUserInfo, {}));
  } catch (error) {
    const isRefused = error instanceof ApiFailure && error.status === 401;
    if (!isRefused || currentToken() !== sentToken) return;
    dropSession();
    showToast('error', catalogue.sessionExpired);
    openAuthDialog('wechat');
  }
}
