import { create } from 'zustand';

/** Content of a 202: the ticket of the flow, and the phone that the school has on record. */
export interface StudentCheck {
  studentTicket: string;
  maskedPhone: string;
  /** The phone was verified before; the school's initial password is still in use. */
  isProvenAgain?: boolean | undefined;
  contact: string;
  schoolName: string;
}

export type SignInMethod = 'password' | 'code' | 'student';

interface AuthFlow {
  /** The last chosen sign-in method. */
  method: SignInMethod | null;
  /** Typed once, prefilled in every form. */
  phone: string;
  /** Other input of the forms with a code, by the purpose of the code. */
  typed: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Handle of a WeChat account without a phone. */
  bindHandle: string;
  studentCheck: StudentCheck | null;
  /** The sign-in has succeeded and its redirect is being determined. */
  isFinishing: boolean;
}

const INITIAL_FLOW: AuthFlow = {
  method: null,
  phone: '',
  typed: {},
  bindHandle: '',
  studentCheck: null,
  isFinishing: false,
};

/**
 * State passed between the steps. In memory only: handles and tickets are never stored or put in an address.
 */
export const useAuthFlow = create<AuthFlow>()(() => INITIAL_FLOW);

export const updateFlow = (part: Partial<AuthFlow>): void => useAuthFlow.setState(part);

/**
 * Discards the server's data but keeps the input, so that a dialog closed by mistake need not be filled in
 * again.
 */
export const leaveAuthFlow = (): void =>
  useAuthFlow.setState(({ method, phone, typed }) => ({ ...INITIAL_FLOW, method, phone, typed }));

/** Discards everything after a sign-in. */
export const resetAuthFlow = (): void => useAuthFlow.setState(INITIAL_FLOW);
