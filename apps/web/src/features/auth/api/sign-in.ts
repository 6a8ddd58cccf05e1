import type { UserInfo } from '@qicheng/contract/account/user-info';
import { login, register } from '@qicheng/contract/auth/session.contract';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';
import { readArrival } from '#src/lib/arrival.js';

const arrivedOn = () => ({ ...readArrival(), platform: 'pc' });
const passHeader = (pass: string | null): Record<string, string> =>
  pass === null ? {} : { 'x-captcha-pass': pass };

/**
 * Only student sign-in may answer `phoneVerificationRequired`; for the phone methods that outcome is an
 * error.
 */
function signedIn(result: ResultOf<typeof login>): UserInfo {
  if (result.outcome !== 'signedIn') throw new Error('sign-in returned the outcome of another method');
  return result.data;
}

export async function signInWithPassword(input: { phone: string; password: string }, pass: string | null) {
  return signedIn(
    await call(
      login,
      { method: 'password', viaCas: 'cas', ...input, ...arrivedOn() },
      { headers: passHeader(pass) },
    ),
  );
}

type CodeSignIn = Pick<
  Extract<InputOf<typeof login>, { method: 'smsCode' }>,
  'phone' | 'code' | 'challengeId' | 'termsAgreed'
>;

export async function signInWithCode(input: CodeSignIn) {
  return signedIn(await call(login, { method: 'smsCode', viaCas: 'cas', ...input, ...arrivedOn() }));
}

export interface StudentCredentials {
  schoolName: string;
  studentNumber: string;
  password: string;
}

/** Signs a student in, or answers 202: the phone must be verified first. */
export const signInAsStudent = (input: StudentCredentials, pass: string | null) =>
  call(login, { method: 'student', viaCas: 'cas', ...input, ...arrivedOn() }, { headers: passHeader(pass) });

type Registration = Pick<
  InputOf<typeof register>,
  'phone' | 'password' | 'code' | 'challengeId' | 'termsAgreed'
>;

export const registerAccount = (input: Registration) => call(register, { ...input, ...arrivedOn() });
