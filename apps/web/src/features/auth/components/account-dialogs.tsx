import { Dialog } from '@qicheng/ui/dialog';
import { useState } from 'react';
import { type AuthDialog, closeAuthDialog, openAuthDialog, useAuthDialog } from '#src/lib/auth-dialog.js';
import { leaveAuthFlow } from '../auth-flow.js';
import { authTitles } from '../account-form.js';
import { useStepFocus } from '../hooks/use-step-focus.js';
import { AuthView } from './auth-view.js';

const narrow: ReadonlySet<AuthDialog> = new Set(['signInPrompt', 'wechat']);

const close = () => {
  closeAuthDialog();
  leaveAuthFlow();
};

/** The account dialogs, one at a time in one frame. */
export function AccountDialogs() {
  const open = useAuthDialog((state) => state.open);
  const [shown, setShown] = useState<AuthDialog>(open ?? 'signIn');
  // Keeps its content while it fades out.
  if (open !== null && open !== shown) setShown(open);
  const box = useStepFocus(shown);
  return (
    <Dialog
      open={open !== null}
      title={authTitles[shown]}
      width={narrow.has(shown) ? 'narrow' : 'wide'}
      isQuestion={shown === 'signInPrompt'}
      onClose={close}
    >
      <div ref={box}>
        <AuthView key={shown} view={shown} show={openAuthDialog} />
      </div>
    </Dialog>
  );
}
