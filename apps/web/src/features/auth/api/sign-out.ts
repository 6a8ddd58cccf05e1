import { logout } from '@qicheng/contract/auth/session.contract';
import { call } from '../../../lib/api.js';
import { reportFailure } from '../../../lib/report-failure.js';
import { dropSession } from '../../../lib/session.js';
import { showToast } from '../../../lib/toast.js';

/**
 * decision 11: the session ends only when the server says so; another message is shown and it is kept.
 * Resolves to whether the member is now a visitor.
 */
export async function signOut(): Promise<boolean> {
  try {
    await call(logout, {});
  } catch (error) {
    reportFailure(error);
    return false;
  }
  dropSession();
  showToast('success', '退出成功');
  return true;
}
