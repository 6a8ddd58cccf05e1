import { z } from 'zod';
import { challengeId, loginPassword, newPassword, smsCode } from '../auth/fields.js';
import { legacy, wire, wireDate, wireFlag } from '../kit/endpoint.js';
import { isVisible } from '../kit/visible-text.js';

/** Names the code that was sent; absent when no code is given. */
const optionalChallengeId = challengeId.schema.optional();

/**
 * How an owner proves to be the owner before something that a stolen token must not do: the current password, or
 * a code sent to the account's own phone. What is missing is told by the call.
 */
export const identityProof = {
  password: loginPassword.optional(),
  code: smsCode.optional(),
  challengeId: legacy('msg_id', optionalChallengeId),
};

/** The same beside another code in one call: it belongs to the phone that the account still has. */
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

/** [spec 5] has no rule for it: 1-20 characters, without blanks at the ends. */
export const username = z
  .string('请输入昵称')
  .trim()
  .refine(isVisible, '请输入昵称')
  .max(20, '昵称不能超过 20 个字');

/** `/personal/deta`: what the owner sees of the account and may change. */
export const profile = wire({
  username: z.string(),
  avatar: z.string(),
  /** Masked: 138****0001; empty when the account has none. */
  phone: z.string(),
  needsPassword: legacy('is_modify_password', wireFlag),
  campusEmail: legacy('auth_edu_email', z.string()),
  campusSchool: legacy('auth_school_name', z.string()),
  hasWechat: legacy('has_wechat', wireFlag),
  /** The school and number with which its owner may sign in; empty when there are none. */
  studentSchool: legacy('school_name', z.string()),
  studentNumber: legacy('student_number', z.string()),
  createdAt: wireDate,
  /** Until then not all data is given out at once, for the phone was changed within a day. */
  exportsPausedUntil: wireDate.nullable(),
  /** When everything is erased, for its owner closed the account; null while it is open. */
  erasedAt: wireDate.nullable(),
});
