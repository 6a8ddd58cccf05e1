import { ToastRegion, showToast } from '@qicheng/ui/toast';
import { type ReactNode, useEffect, type ComponentType, lazy, Suspense, useState } from 'react';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { repeatEarlyPress } from '#src/lib/early-press.js';
import { limits } from '#src/lib/error-catalogue.js';
import { type ServerState, ServerStateProvider } from '#src/lib/site-context.jsx';
import { useSession } from '#src/lib/session.js';
import { clearUnread } from '#src/lib/unread.js';
import {
  useCampusEmailDialog,
  closePartnerQuestion,
  usePartnerQuestion,
  closeTermsDialog,
  useTermsDialog,
} from '#src/lib/dialog-state.js';
import { loadChunk } from '#src/lib/load-chunk.js';
import { closeAuthDialog, useAuthDialog } from '#src/lib/auth-dialog.js';

const loadAuthDialogs = async () => ({
  default: (await loadChunk(() => import('./auth-dialogs.js'))).AuthDialogs,
});

/** Closes what could not be shown; the page stays as it is. */
function closeAllAuthDialogs(): void {
  closeAuthDialog();
  closePartnerQuestion();
  closeTermsDialog();
  useAuthDialog.setState({ wasOpened: false });
}

/** A new `lazy` for each mount: it stores a failure, and the next press must try again. */
function LazyAuthDialogs() {
  const [AuthDialogs] = useState(() => lazy(loadAuthDialogs));
  return (
    <LazyPart onFail={closeAllAuthDialogs}>
      <AuthDialogs />
    </LazyPart>
  );
}

/** Loads the account dialogs when the first one opens, so that visitors who only read never load them. */
function AuthDialogHost() {
  const wasOpened = useAuthDialog((state) => state.wasOpened);
  const hasPartnerQuestion = usePartnerQuestion((state) => state.question !== null);
  const isAgreeing = useTermsDialog((state) => state.isOpen);
  if (!wasOpened && !hasPartnerQuestion && !isAgreeing) return null;
  return <LazyAuthDialogs />;
}

const Dialogs = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return {
      default: (
        await loadChunk(() => import('#src/features/campus-email/components/campus-email-dialogs.jsx'))
      ).CampusEmailDialogs,
    };
  } catch {
    // The dialog is optional; the page continues without it.
    showToast('error', '校园邮箱认证没有加载成功，请检查网络后重新打开页面');
    return { default: () => null };
  }
});

/** Loads the campus e-mail dialogs when the first one opens. */
function CampusEmailHost() {
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

/** Background tasks of a signed-in member; not loaded for visitors. */
function MemberHost() {
  const memberId = useSession(({ user }) => user?.userId);
  useEffect(() => {
    if (memberId === undefined) return clearUnread();
    let isOver = false;
    let end: (() => void) | undefined;
    void import('./member-tasks.js').then(
      ({ startMemberTasks }) => {
        if (!isOver) end = startMemberTasks(memberId);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
      clearUnread();
    };
  }, [memberId]);
  return null;
}

/** Answers a press from before the page was hydrated. */
function EarlyPressHost() {
  useEffect(repeatEarlyPress, []);
  return null;
}

/** Providers around the router. The query cache is added by the pages that need it. */
export function Providers({ state, children }: { state: ServerState; children: ReactNode }) {
  return (
    <ServerStateProvider value={state}>
      {children}
      <AuthDialogHost />
      <CampusEmailHost />
      <MemberHost />
      <ToastRegion textMs={limits.toastMs} actionMs={limits.actionToastMs} />
      <EarlyPressHost />
    </ServerStateProvider>
  );
}
