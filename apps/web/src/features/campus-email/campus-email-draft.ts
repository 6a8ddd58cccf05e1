import { create } from 'zustand';

interface CampusEmailDraft {
  userId: string;
  schoolName: string;
  email: string;
  /** Where a code went, and the id of its challenge. */
  sentTo: string;
  challengeId: string;
}

const empty: CampusEmailDraft = { userId: '', schoolName: '', email: '', sentTo: '', challengeId: '' };

/** What was typed and sent; it outlives a dialog that is closed to look into the mailbox. In memory alone. */
export const useCampusEmailDraft = create<CampusEmailDraft>()(() => empty);

/** The draft of this member; another's is forgotten. */
export function openDraft(userId: string): CampusEmailDraft {
  if (useCampusEmailDraft.getState().userId !== userId) useCampusEmailDraft.setState({ ...empty, userId });
  return useCampusEmailDraft.getState();
}

export const keepInDraft = (part: Partial<CampusEmailDraft>): void => useCampusEmailDraft.setState(part);
export const forgetDraft = (): void => useCampusEmailDraft.setState(empty);
