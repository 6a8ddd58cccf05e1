import { ApiFailure } from '@qicheng/contract/kit/client';
import { openAuthDialog } from './auth-dialog.js';
import { dropSession } from './session.js';
import { showToast } from './toast.js';

export const FORBIDDEN_TEXT = '拒绝访问';
export const NOT_FOUND_TEXT = '请求错误，未找到该资源';
const UNEXPECTED_TEXT = '操作没有完成，请稍后再试';

/** Nothing came back and the browser knows that it is offline: spec section 8 says silence. */
const isOfflineSilence = (failure: ApiFailure) =>
  failure.status === 0 && typeof navigator !== 'undefined' && !navigator.onLine;

/**
 * Tells the user why an action of theirs failed (spec section 8, decision 12). Background reads do not come
 * here: they fail silently or show the failed state of their page.
 */
export function reportFailure(error: unknown): void {
  if (!(error instanceof ApiFailure)) return showToast('error', UNEXPECTED_TEXT);
  if (isOfflineSilence(error)) return;
  if (error.status === 401) {
    dropSession();
    return openAuthDialog('signInPrompt');
  }
  if (error.status === 403) return showToast('error', FORBIDDEN_TEXT);
  if (error.status === 404) return showToast('error', NOT_FOUND_TEXT);
  showToast('error', error.message || UNEXPECTED_TEXT);
}
