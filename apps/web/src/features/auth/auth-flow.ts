import { create } from 'zustand';

/** What a 202 says: the ticket that names the flow, and the phone that the school has on record. */
export interface StudentCheck {
  studentTicket: string;
  maskedPhone: string;
  /** The phone was proven before; the school's first password is still in use. */
  isProvenAgain?: boolean | undefined;
  contact: string;
  schoolName: string;
}

export type SignInMethod = 'password' | 'code' | 'student';

interface AuthFlow {
  /** The way that was chosen last. */
  method: SignInMethod | null;
  /** Typed once, it is in every form. */
  phone: string;
  /** What else was typed into the forms with a code, by what the code is for. */
  typed: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Names a WeChat account that has no phone yet. */
  bindHandle: string;
  studentCheck: StudentCheck | null;
  /** A sign-in has succeeded and it is being found out where the page goes. */
  isFinishing: boolean;
}

const fresh: AuthFlow = {
  method: null,
  phone: '',
  typed: {},
  bindHandle: '',
  studentCheck: null,
  isFinishing: false,
};

/** What goes from one step to the next. In memory alone: handles and tickets are never stored nor put in an address. */
export const useAuthFlow = create<AuthFlow>()(() => fresh);

export const keepInFlow = (part: Partial<AuthFlow>): void => useAuthFlow.setState(part);

/** Forgets what was given, and keeps what was typed: a dialog closed by mistake is not filled in twice. */
export const leaveAuthFlow = (): void =>
  useAuthFlow.setState(({ method, phone, typed }) => ({ ...fresh, method, phone, typed }));

/** Forgets everything; its user has signed in. */
export const resetAuthFlow = (): void => useAuthFlow.setState(fresh);
