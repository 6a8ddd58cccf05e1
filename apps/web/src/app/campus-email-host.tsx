import { showToast } from '@qicheng/ui/toast';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useCampusEmailDialog } from '../lib/campus-email-dialog.js';
import { loadChunk } from '../lib/load-chunk.js';

const Dialogs = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return {
      default: (await loadChunk(() => import('../features/campus-email/components/campus-email-dialogs.js')))
        .CampusEmailDialogs,
    };
  } catch {
    // Nobody needs this dialog now; the page goes on without it.
    showToast('error', '校园邮箱认证没有加载成功，请检查网络后重新打开页面');
    return { default: () => null };
  }
});

/** Loads the campus e-mail dialogs when the first one is opened. */
export function CampusEmailHost() {
  const isOpen = useCampusEmailDialog((state) => state.step !== 'closed');
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Dialogs />
    </Suspense>
  );
}
