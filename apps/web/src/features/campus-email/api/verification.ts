import { getUserInfo } from '@qicheng/contract/account/account.contract';
import {
  sendCampusEmailCode,
  skipCampusEmail,
  verifyCampusEmail,
} from '@qicheng/contract/campus-email/campus-email.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { setUser, useSession } from '#src/lib/session.js';

/** Sends a code to a school mailbox and returns its challenge id. */
export async function sendCode(input: InputOf<typeof sendCampusEmailCode>, pass: string): Promise<string> {
  return (await call(sendCampusEmailCode, input, { headers: { 'x-captcha-pass': pass } })).challengeId;
}

/** Links the mailbox to the account; returns the number of AI counts granted. */
export async function verify(input: InputOf<typeof verifyCampusEmail>): Promise<number> {
  return (await call(verifyCampusEmail, input)).grantedAiCounts;
}

/** Hides the invitation permanently. */
export async function stopInviting(): Promise<void> {
  try {
    await call(skipCampusEmail, {});
    const { user } = useSession.getState();
    if (user) setUser({ ...user, mayAskCampusEmail: false });
  } catch (error) {
    reportFailure(error);
  }
}

/** The member's current data: the school's listed name, the address as stored. */
export const readMember = () => call(getUserInfo, {});
