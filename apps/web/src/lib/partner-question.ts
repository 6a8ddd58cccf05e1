import { create } from 'zustand';

/** A partner vouches for somebody whom nobody here asked to sign in [SS2]. */
export interface PartnerQuestion {
  confirmHandle: string;
  partnerName: string;
  /** Who would be signed in; empty when the partner told no name. */
  username: string;
  /** Who is signed in now; empty for a visitor. */
  currentUsername: string;
}

export const usePartnerQuestion = create<{ question: PartnerQuestion | null }>()(() => ({ question: null }));

export const askPartnerQuestion = (question: PartnerQuestion): void =>
  usePartnerQuestion.setState({ question });

export const closePartnerQuestion = (): void => usePartnerQuestion.setState({ question: null });
