import { z } from 'zod';
import { legacy, text, wireFlag, wireId } from '../kit/endpoint.js';

/** [spec 5]: 11 digits starting with 1. */
export const phone = z.string('请输入正确的手机号').regex(/^1\d{10}$/, '请输入正确的手机号');

const LOGIN_PASSWORD_MESSAGE = '密码须为8-30位，不能是纯数字、字母或字符';
const NEW_PASSWORD_MESSAGE = '登录密码须为8-30位，不能是纯数字、字母或字符';

/** [decision 13]: sign-in accepts 1-30 characters, so that newer rules do not lock out old passwords. */
export const loginPassword = z
  .string(LOGIN_PASSWORD_MESSAGE)
  .min(1, LOGIN_PASSWORD_MESSAGE)
  .max(30, LOGIN_PASSWORD_MESSAGE);

const PASSWORD_KINDS = [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/];

/** [spec 5]: 8-30 characters of at least two kinds (letters, digits, symbols). */
export const newPassword = z
  .string(NEW_PASSWORD_MESSAGE)
  .min(8, NEW_PASSWORD_MESSAGE)
  .max(30, NEW_PASSWORD_MESSAGE)
  .refine(
    (password) => PASSWORD_KINDS.filter((kind) => kind.test(password)).length >= 2,
    NEW_PASSWORD_MESSAGE,
  );

/** [spec 5]: the new password of a reset, entered twice. */
export const chosenPassword = z.string('请输入新密码').min(1, '请输入新密码').pipe(newPassword);
export const repeatedPassword = z
  .string('请输入确认密码')
  .min(1, '请输入确认密码')
  .max(200, '请重新输入确认密码');

/** [spec 5]; use with {@link passwordsAgree}. */
export const PASSWORDS_DIFFER = '请重新输入确认密码';
export const passwordsAgree = (fields: { newPassword: string; repeatedPassword: string }): boolean =>
  fields.newPassword === fields.repeatedPassword;

/** [spec 5]: exactly six letters or digits. */
export const smsCode = z.string('请输入6位短信验证码').regex(/^[A-Za-z\d]{6}$/, '请输入6位短信验证码');

/** Identifies the code that was sent. */
export const challengeId = legacy('msg_id', z.uuid('请先获取短信验证码'));

/** [decision 18]: referral parameters; stored with the account, never trusted. */
export const origin = {
  returnUrl: legacy('jyq_url', text(500).optional()),
  domain: text(200).optional(),
  platform: text(50).optional(),
  channel: legacy('jyqfrom', text(100).optional()),
  campaignCode: legacy('flag_code', text(200).optional()),
  inviteId: legacy('invite_id', text(100).optional()),
  expireSchool: legacy('expire_school', text(500).optional()),
};

/** Our own field: the consent box was ticked; stored as a consent with text versions and time. */
export const termsAgreed = legacy('agree_terms', wireFlag.optional());

/** Response to every send, identical for known and unknown phones [decision 38]. */
export const sentChallengeId = legacy('msg_id', wireId);
