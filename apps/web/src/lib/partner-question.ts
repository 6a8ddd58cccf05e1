import { create } from 'zustand';

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
