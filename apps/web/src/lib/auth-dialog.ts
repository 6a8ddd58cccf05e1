import { create } from 'zustand';

/** Every view of the account dialogs; the full-page forms use the same views [decision 19]. */
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
  /** The interrupted action; runs once after sign-in. */
  afterSignIn: (() => void) | null;
  /** The visitor probably has no account yet: there is a draft, or a first AI run was requested. */
  isNewcomer: boolean;
  /** Whether a dialog has been opened yet: their code is loaded only then. */
  wasOpened: boolean;
}

export const useAuthDialog = create<AuthDialogState>()(() => ({
  open: null,
  afterSignIn: null,
  isNewcomer: false,
  wasOpened: false,
}));

/** Opens an account dialog; a pending action survives a switch between dialogs. */
export function openAuthDialog(open: AuthDialog, afterSignIn?: () => void): void {
  useAuthDialog.setState((state) => ({
    open,
    afterSignIn: afterSignIn ?? state.afterSignIn,
    wasOpened: true,
  }));
}

/** Opens the sign-in with the method that creates an account if there is none. */
export function openNewcomerSignIn(afterSignIn?: () => void): void {
  useAuthDialog.setState({ isNewcomer: true });
  openAuthDialog('signIn', afterSignIn);
}

export function closeAuthDialog(): void {
  useAuthDialog.setState({ open: null, afterSignIn: null, isNewcomer: false });
}

/** Removes and returns the pending action; the caller runs it after the dialog has closed. */
export function takePendingAction(): (() => void) | null {
  const { afterSignIn } = useAuthDialog.getState();
  closeAuthDialog();
  return afterSignIn;
}
