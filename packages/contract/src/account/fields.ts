import { z } from 'zod';
import { challengeId, loginPassword, newPassword, smsCode } from '../auth/fields.js';
import { legacy, wire, wireDate, wireFlag } from '../kit/endpoint.js';
import { isVisible } from '../kit/visible-text.js';

/** Identifies the code that was sent; absent when no code is given. */
const optionalChallengeId = challengeId.schema.optional();

/**
 * Proof of ownership for actions that a stolen token alone must not allow: the current password, or a code
 * sent to the account's phone. The call reports what is missing.
 */
export const identityProof = {
  password: loginPassword.optional(),
  code: smsCode.optional(),
  challengeId: legacy('msg_id', optionalChallengeId),
};

/** The same next to another code in one call: it belongs to the phone the account still has. */
export const identityProofOfOldPhone = {
  password: loginPassword.optional(),
  oldCode: legacy('old_code', smsCode.optional()),
  oldChallengeId: legacy('old_msg_id', optionalChallengeId),
};

/** [spec 5]: a new password, typed twice. */
export const repeatedPassword = z
  .string('请输入确认密码')
  .min(1, '请输入确认密码')
  .max(30, '请重新输入确认密码');
export const chosenPassword = {
  newPassword: legacy('newpassword', newPassword),
  repeatedPassword: legacy('agian_pwd', repeatedPassword),
};

/** [spec 5] defines no rule: 1-20 characters, no surrounding blanks. */
export const username = z
  .string('请输入昵称')
  .trim()
  .refine(isVisible, '请输入昵称')
  .max(20, '昵称不能超过 20 个字');

/** `/personal/deta`: account data that the owner can see and change. */
export const profile = wire({
  username: z.string(),
  avatar: z.string(),
  /** Masked: 138****0001; empty when the account has none. */
  phone: z.string(),
  needsPassword: legacy('is_modify_password', wireFlag),
  campusEmail: legacy('auth_edu_email', z.string()),
  campusSchool: legacy('auth_school_name', z.string()),
  hasWechat: legacy('has_wechat', wireFlag),
  /** School and student number for sign-in; empty if there are none. */
  studentSchool: legacy('school_name', z.string()),
  studentNumber: legacy('student_number', z.string()),
  createdAt: wireDate,
  /** Data exports are blocked until then because the phone was changed within a day. */
  exportsPausedUntil: wireDate.nullable(),
  /** When everything is erased after the owner closed the account; null while it is open. */
  erasedAt: wireDate.nullable(),
});
