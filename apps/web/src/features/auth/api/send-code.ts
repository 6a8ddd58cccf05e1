import { sendLoginCode, sendRegisterCode } from '@qicheng/contract/auth/sms.contract';
import { call } from '../../../lib/api.js';

/** What a code is for; the slider's pass is bound to it. */
export type CodePurpose = 'login' | 'register';

/** Sends a code and gives the id of its challenge. */
export async function sendCode(purpose: CodePurpose, phone: string, pass: string): Promise<string> {
  const headers = { 'x-captcha-pass': pass };
  const sent =
    purpose === 'login'
      ? await call(sendLoginCode, { phone, purpose: 'login' }, { headers })
      : await call(sendRegisterCode, { phone, purpose: 'register' }, { headers });
  return sent.challengeId;
}
