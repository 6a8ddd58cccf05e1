import { showToast } from '@qicheng/ui/toast';
import { lazy, Suspense } from 'react';
import { useAuthDialog } from '../lib/auth-dialog.js';
import { useGiftDialog } from '../lib/gift-dialog.js';
import { usePartnerQuestion } from '../lib/partner-question.js';
import { useTermsDialog } from '../lib/terms-dialog.js';
import { loadChunk } from '../lib/load-chunk.js';

const AuthDialogs = lazy(async () => {
  try {
    return { default: (await loadChunk(() => import('./auth-dialogs.js'))).AuthDialogs };
  } catch (failure) {
    showToast('error', '登录窗口没有加载成功，请检查网络后重试', {
      label: '重新加载',
      run: () => window.location.reload(),
    });
    throw failure;
  }
});

/** Loads the account dialogs when the first one is opened; visitors who only read never pay for them. */
export function AuthDialogHost() {
  const wasOpened = useAuthDialog((state) => state.wasOpened);
  const isGift = useGiftDialog((state) => state.added > 0);
  const isAsked = usePartnerQuestion((state) => state.question !== null);
  const isAgreeing = useTermsDialog((state) => state.isOpen);
  if (!wasOpened && !isGift && !isAsked && !isAgreeing) return null;
  return (
    <Suspense fallback={null}>
      <AuthDialogs />
    </Suspense>
  );
}
