import { closeAccount, reopenAccount } from '@qicheng/contract/account/closing.contract';
import { requestDataExport } from '@qicheng/contract/account/data-export.contract';
import { sendIdentityCode, setPassword } from '@qicheng/contract/account/identity.contract';
import { changePhone, updateAccountProfile } from '@qicheng/contract/account/profile.contract';
import { revokeSession, revokeSessions } from '@qicheng/contract/account/session-list.contract';
import { sendCode } from '@qicheng/contract/auth/sms.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { uploadFile } from '@qicheng/contract/upload/upload.contract';
import { unlinkWechat } from '@qicheng/contract/wechat/link.contract';
import { call } from '#src/lib/api.js';

/**
 * Distinguishes the owner from someone who only holds the token: the current password, or a code sent to the
 * account's phone.
 */
export type IdentityProof = Pick<InputOf<typeof closeAccount>, 'password' | 'code' | 'challengeId'>;

const passHeader = (pass: string) => ({ headers: { 'x-captcha-pass': pass } });

export const rename = (username: string) => call(updateAccountProfile, { username });

/** One of the site's avatars by its address, or an uploaded photo by its file id. */
export const chooseAvatar = (avatar: string) => call(updateAccountProfile, { avatar });

/** Uploads a photo of the owner and returns its file id. */
export async function storePhoto(photo: Blob): Promise<string> {
  return (await call(uploadFile, { purpose: 'photo' }, { file: photo, fileName: 'avatar.jpg' })).id;
}

/** Sent to the account's own phone, whose full number this page does not know. */
export async function sendProofCode(pass: string): Promise<string> {
  return (await call(sendIdentityCode, {}, passHeader(pass))).challengeId;
}

export async function sendNewPhoneCode(phone: string, pass: string): Promise<string> {
  return (await call(sendCode, { phone, purpose: 'phoneChange' }, passHeader(pass))).challengeId;
}

export const choosePassword = (input: InputOf<typeof setPassword>) => call(setPassword, input);

export const movePhone = (
  input: Pick<InputOf<typeof changePhone>, 'phone' | 'code' | 'challengeId'>,
  { password, code, challengeId }: IdentityProof,
) =>
  call(changePhone, {
    ...input,
    ...(password === undefined ? { oldCode: code, oldChallengeId: challengeId } : { password }),
  });

export const signOutDevice = (sessionId: string) => call(revokeSession, { sessionId });
export const signOutOtherDevices = () => call(revokeSessions, {});

export const disconnectWechat = (proof: IdentityProof) => call(unlinkWechat, proof);
export const requestExport = (proof: IdentityProof) => call(requestDataExport, proof);
export const close = (proof: IdentityProof) => call(closeAccount, proof);
export const reopen = () => call(reopenAccount, {});
