import { create } from 'zustand';

interface CampusEmailDraft {
  userId: string;
  schoolName: string;
  email: string;
  /** The address that the code was sent to, and its challenge id. */
  sentTo: string;
  challengeId: string;
}

const empty: CampusEmailDraft = { userId: '', schoolName: '', email: '', sentTo: '', challengeId: '' };

/** Form input and the code sent; survives closing the dialog to look into the mailbox. In memory only. */
export const useCampusEmailDraft = create<CampusEmailDraft>()(() => empty);

/** The draft of this member; another member's is discarded. */
export function openDraft(userId: string): CampusEmailDraft {
  if (useCampusEmailDraft.getState().userId !== userId) useCampusEmailDraft.setState({ ...empty, userId });
  return useCampusEmailDraft.getState();
}

export const updateDraft = (part: Partial<CampusEmailDraft>): void => useCampusEmailDraft.setState(part);
export const clearDraft = (): void => useCampusEmailDraft.setState(empty);
