import { assumed, endpoint, legacy, reply, wire } from '../kit/endpoint.js';
import {
  challengeId,
  chosenPassword,
  PASSWORDS_DIFFER,
  passwordsAgree,
  phone,
  repeatedPassword,
  smsCode,
} from './fields.js';

/** Step one: the code verifies the phone; the data for step two is only in an HttpOnly cookie [AU3]. */
export const provePasswordReset = endpoint({
  route: 'POST /user/forgetPassword',
  access: 'none',
  summary: '忘记密码第一步：验证手机号',
  input: wire({ phone, code: smsCode, challengeId }),
  replies: { ok: reply(200, undefined, '验证通过，请设置新密码') },
  note: assumed(
    'reply not shown in [spec 7]: no data; the proof for step two is a cookie of ten minutes, good in one browser',
  ),
});

/** Step two: accepts the cookie of step one once, for its phone only. */
export const completePasswordReset = endpoint({
  route: 'POST /user/forgetPasswordRest',
  access: 'none',
  summary: '忘记密码第二步：设置新密码（所有设备退出登录）',
  input: wire({
    phone,
    newPassword: legacy('newpassword', chosenPassword),
    repeatedPassword: legacy('agian_pwd', repeatedPassword),
  }).refine(passwordsAgree, PASSWORDS_DIFFER),
  replies: { ok: reply(200, undefined, '密码重置成功') },
  note: assumed('a phone without an account gets no account here: its holder is told to register'),
});
