import { create } from 'zustand';

/** Everything that the account dialogs can show; the full-page forms show the same [decision 19]. */
export type AuthDialog =
  | 'signIn'
  | 'wechat'
  | 'register'
  | 'forgotPassword'
  | 'wechatBind'
  | 'studentPhone'
  | 'studentPassword'
  | 'signInPrompt';

interface AuthDialogState {
  open: AuthDialog | null;
  /** What the user was about to do; runs once when they are signed in. */
  afterSignIn: (() => void) | null;
  /** Who signs in has a draft and probably no account yet. */
  isNewcomer: boolean;
  /** Whether any was opened yet: only then is their program loaded. */
  wasOpened: boolean;
}

export const useAuthDialog = create<AuthDialogState>()(() => ({
  open: null,
  afterSignIn: null,
  isNewcomer: false,
  wasOpened: false,
}));

/** Opens one of the account dialogs; a pending intention survives a switch between them. */
export function openAuthDialog(open: AuthDialog, afterSignIn?: () => void): void {
  useAuthDialog.setState((state) => ({
    open,
    afterSignIn: afterSignIn ?? state.afterSignIn,
    wasOpened: true,
  }));
}

/** Opens the sign-in of a visitor with a draft, on the way that makes an account where there is none. */
export function openNewcomerSignIn(afterSignIn?: () => void): void {
  useAuthDialog.setState({ isNewcomer: true });
  openAuthDialog('signIn', afterSignIn);
}

export function closeAuthDialog(): void {
  useAuthDialog.setState({ open: null, afterSignIn: null, isNewcomer: false });
}

/** Takes the pending intention out; the caller runs it after the dialog has closed. */
export function takeIntention(): (() => void) | null {
  const { afterSignIn } = useAuthDialog.getState();
  closeAuthDialog();
  return afterSignIn;
}
