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
