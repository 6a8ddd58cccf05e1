import { getUserInfo } from '@qicheng/contract/account/account.contract';
import {
  sendCampusEmailCode,
  skipCampusEmail,
  verifyCampusEmail,
} from '@qicheng/contract/campus-email/campus-email.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { keepUser, useSession } from '#src/lib/session.js';

/** Sends a code to a school's mailbox and gives the id of its challenge. */
export async function sendCode(input: InputOf<typeof sendCampusEmailCode>, pass: string): Promise<string> {
  return (await call(sendCampusEmailCode, input, { headers: { 'x-captcha-pass': pass } })).challengeId;
}

/** Makes the mailbox the account's own; gives how many AI counts were granted now. */
export async function verify(input: InputOf<typeof verifyCampusEmail>): Promise<number> {
  return (await call(verifyCampusEmail, input)).grantedAiCounts;
}

/** The invitation is never shown again. */
export async function stopInviting(): Promise<void> {
  try {
    await call(skipCampusEmail, {});
    const { user } = useSession.getState();
    if (user) keepUser({ ...user, mayAskCampusEmail: false });
  } catch (error) {
    reportFailure(error);
  }
}

/** The member as the server sees them now: the list's name of the school, the address as it is kept. */
export const readMember = () => call(getUserInfo, {});
