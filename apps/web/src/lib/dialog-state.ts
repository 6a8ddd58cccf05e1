import { create } from 'zustand';
import { useSession } from './session.js';

/** The campus e-mail dialogs [spec 2]; one is open at a time. */
export type CampusEmailStep = 'form' | 'verified' | 'success' | 'closed';

export const useCampusEmailDialog = create<{ step: CampusEmailStep }>()(() => ({ step: 'closed' }));

/** Opens a dialog. For members only: the calls need a session. */
export function showCampusEmail(step: Exclude<CampusEmailStep, 'closed'>): void {
  useCampusEmailDialog.setState({ step });
}

/** Opens the form, or the verified address if there is one. */
export const openCampusEmailDialog = (): void =>
  showCampusEmail(useSession.getState().user?.campusEmail ? 'verified' : 'form');

export function closeCampusEmailDialog(): void {
  useCampusEmailDialog.setState({ step: 'closed' });
}

/** Whether the résumé picker of AI 代写与优化 is open ([spec 2], dialogs). */
export const useGhostwriteDialog = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openGhostwriteDialog = (): void => useGhostwriteDialog.setState({ isOpen: true });

export const closeGhostwriteDialog = (): void => useGhostwriteDialog.setState({ isOpen: false });

/** Whether the import dialog is open, and with which of its two start views. */
interface ImportDialogState {
  readonly isOpen: boolean;
  readonly start: 'file' | 'text';
}

export const useImportDialog = create<ImportDialogState>()(() => ({ isOpen: false, start: 'file' }));

/** Opens 导入简历 on the current page, which must contain the dialog's host. */
export const openImportDialog = (start: ImportDialogState['start'] = 'file') =>
  useImportDialog.setState({ isOpen: true, start });

/** Navigation state of a link to the editor that opens the dialog there. */
export const OPENS_IMPORT = { opensImport: true } as const;

export const opensImport = (state: unknown): boolean =>
  (state as Partial<typeof OPENS_IMPORT> | null)?.opensImport === true;

export const closeImportDialog = () => useImportDialog.setState({ isOpen: false });

/** Open while a user who signed in without a form has yet to accept the user agreement. */
export const useTermsDialog = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openTermsDialog = (): void => useTermsDialog.setState({ isOpen: true });
export const closeTermsDialog = (): void => useTermsDialog.setState({ isOpen: false });

/** A partner vouches for a user whose sign-in did not start here [SS2]. */
export interface PartnerQuestion {
  confirmHandle: string;
  partnerName: string;
  /** The user to sign in; empty if the partner sent no name. */
  username: string;
  /** The currently signed-in user; empty for a visitor. */
  currentUsername: string;
}

export const usePartnerQuestion = create<{ question: PartnerQuestion | null }>()(() => ({ question: null }));

export const askPartnerQuestion = (question: PartnerQuestion): void =>
  usePartnerQuestion.setState({ question });

export const closePartnerQuestion = (): void => usePartnerQuestion.setState({ question: null });
