import {
  sendCode as sendAnyCode,
  sendLoginCode,
  sendRegisterCode,
} from '@qicheng/contract/auth/sms.contract';
import { call } from '#src/lib/api.js';

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
