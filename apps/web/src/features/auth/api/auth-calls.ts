import type { UserInfo } from '@qicheng/contract/account/user-info';
import { login, register } from '@qicheng/contract/auth/session.contract';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';
import { readArrival } from '#src/lib/arrival.js';
import {
  checkStudentPhone,
  listStudentSchools,
  setStudentPassword,
  skipStudentPassword,
} from '@qicheng/contract/student/student.contract';
import { completePasswordReset, provePasswordReset } from '@qicheng/contract/auth/password-reset.contract';
import {
  sendCode as sendAnyCode,
  sendLoginCode,
  sendRegisterCode,
} from '@qicheng/contract/auth/sms.contract';

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

const MAX_SHOWN = 50;

/** Schools with student sign-in, searched by name, pinyin or initials. */
export async function findStudentSchools(keyword: string, signal: AbortSignal) {
  const input = keyword === '' ? { limit: MAX_SHOWN } : { keyword, limit: MAX_SHOWN };
  return (await call(listStudentSchools, input, { signal })).list;
}

/** Verifies that the phone on record is the student's; the ticket then allows the password step. */
export const proveStudentPhone = (input: InputOf<typeof checkStudentPhone>) => call(checkStudentPhone, input);

export const chooseStudentPassword = (input: InputOf<typeof setStudentPassword>) =>
  call(setStudentPassword, input);

export const keepInitialPassword = (studentTicket: string) => call(skipStudentPassword, { studentTicket });

/** Step one; its proof is an HttpOnly cookie. */
export const provePhone = (input: InputOf<typeof provePasswordReset>) => call(provePasswordReset, input);

/** Step two; uses up the proof of step one. */
export const resetPassword = (input: InputOf<typeof completePasswordReset>) =>
  call(completePasswordReset, input);

/** The purpose of a code; the captcha pass is bound to it. */
export type CodePurpose = 'login' | 'register' | 'forgotPassword' | 'wechatBind' | 'studentCheck';

async function request(purpose: CodePurpose, phone: string, headers: Record<string, string>) {
  switch (purpose) {
    case 'login':
      return call(sendLoginCode, { phone, purpose }, { headers });
    case 'register':
      return call(sendRegisterCode, { phone, purpose }, { headers });
    default:
      return call(sendAnyCode, { phone, purpose }, { headers });
  }
}

/** Sends a code and returns its challenge id. */
export async function sendCode(purpose: CodePurpose, phone: string, pass: string): Promise<string> {
  return (await request(purpose, phone, { 'x-captcha-pass': pass })).challengeId;
}
