import { create } from 'zustand';

/** The four campus e-mail dialogs of spec section 2, one at a time. */
export type CampusEmailStep = 'invitation' | 'form' | 'verified' | 'success' | 'closed';

export const useCampusEmailDialog = create<{ step: CampusEmailStep }>()(() => ({ step: 'closed' }));

/** Opens the campus e-mail form, or the step that is named. For members only: the calls need a session. */
export function openCampusEmailDialog(step: Exclude<CampusEmailStep, 'closed'> = 'form'): void {
  useCampusEmailDialog.setState({ step });
}

export function closeCampusEmailDialog(): void {
  useCampusEmailDialog.setState({ step: 'closed' });
}
