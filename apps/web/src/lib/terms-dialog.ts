import { create } from 'zustand';

/** Open while a user who signed in without a form has yet to accept the user agreement. */
export const useTermsDialog = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openTermsDialog = (): void => useTermsDialog.setState({ isOpen: true });
export const closeTermsDialog = (): void => useTermsDialog.setState({ isOpen: false });
