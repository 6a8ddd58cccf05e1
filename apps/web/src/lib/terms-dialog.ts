import { create } from 'zustand';

/** Open while somebody who came in without a form has yet to agree to the user agreement. */
export const useTermsDialog = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openTermsDialog = (): void => useTermsDialog.setState({ isOpen: true });
export const closeTermsDialog = (): void => useTermsDialog.setState({ isOpen: false });
