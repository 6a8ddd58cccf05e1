import { getUserInfo } from '@qicheng/contract/account/account.contract';
import { showToast } from '@qicheng/ui/toast';
import { ApiFailure, call } from '../../../lib/api.js';
import { openAuthDialog } from '../../../lib/auth-dialog.js';
import { catalogue } from '../../../lib/error-catalogue.js';
import { currentToken, dropSession, keepUser } from '../../../lib/session.js';

/**
 * Proves a stored token [spec 4]. Only a refusal of the token ends the session; without a network or
 * with a failing server the member stays one, and the next visit asks again [decision 11].
 */
export async function restoreSession(): Promise<void> {
  const asked = currentToken();
  try {
    keepUser(await call(getUserInfo, {}));
  } catch (error) {
    const isRefused = error instanceof ApiFailure && error.status === 401;
    if (!isRefused || currentToken() !== asked) return;
    dropSession();
    showToast('error', catalogue.sessionExpired);
    openAuthDialog('wechat');
  }
}
