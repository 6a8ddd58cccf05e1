import { Dialog } from '../../../components/dialog.js';
import { type AuthDialog, closeAuthDialog, openAuthDialog, useAuthDialog } from '../../../lib/auth-dialog.js';
import { leaveAuthFlow } from '../auth-flow.js';
import { authTitles } from '../auth-view.js';
import { AuthView } from './auth-view.js';
import { GiftDialog } from './gift-dialog.js';

const narrow: ReadonlySet<AuthDialog> = new Set(['signInPrompt', 'wechat']);

const close = () => {
  closeAuthDialog();
  leaveAuthFlow();
};

/** The account dialogs, one at a time, and the congratulation that may follow a sign-in. */
export function AccountDialogs() {
  const open = useAuthDialog((state) => state.open);
  return (
    <>
      {(Object.keys(authTitles) as AuthDialog[]).map((name) => (
        <Dialog
          key={name}
          open={open === name}
          title={authTitles[name]}
          width={narrow.has(name) ? 'narrow' : 'wide'}
          onClose={close}
        >
          <AuthView view={name} show={openAuthDialog} />
        </Dialog>
      ))}
      <GiftDialog />
    </>
  );
}
