import type { UserInfo } from '@qicheng/contract/account/user-info';
import { login, register } from '@qicheng/contract/auth/session.contract';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { call } from '../../../lib/api.js';
import { readArrival } from '../../../lib/arrival.js';

const arrivedOn = () => ({ ...readArrival(), platform: 'pc' });

/** Student sign-in answers `phoneVerificationRequired`; neither way here can, so that outcome is an error. */
function signedIn(result: ResultOf<typeof login>): UserInfo {
  if (result.outcome !== 'signedIn') throw new Error('sign-in ended in an outcome of another method');
  return result.data;
}

export async function signInWithPassword(input: { phone: string; password: string }, pass: string | null) {
  const headers: Record<string, string> = pass === null ? {} : { 'x-captcha-pass': pass };
  return signedIn(
    await call(login, { method: 'password', viaCas: 'cas', ...input, ...arrivedOn() }, { headers }),
  );
}

export async function signInWithCode(input: { phone: string; code: string; challengeId: string }) {
  return signedIn(await call(login, { method: 'smsCode', viaCas: 'cas', ...input, ...arrivedOn() }));
}

type Registration = Pick<InputOf<typeof register>, 'phone' | 'password' | 'code' | 'challengeId'>;

export const registerAccount = (input: Registration) => call(register, { ...input, ...arrivedOn() });
