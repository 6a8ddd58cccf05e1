import { z } from 'zod';
import { userInfo } from '../account/user-info.js';
import { assumed, endpoint, legacy, reply, tag, text, wire } from '../kit/endpoint.js';
import { phoneVerificationRequired, studentCredentials } from '../student/fields.js';
import { challengeId, loginPassword, newPassword, origin, phone, smsCode, termsAgreed } from './fields.js';

const viaCas = legacy('login_type', z.literal('cas', '登录方式不正确').optional());

export const login = endpoint({
  route: 'POST /user/login',
  access: 'none',
  summary: '登录：密码、学号或短信验证码',
  input: z.discriminatedUnion(
    'type',
    [
      wire({
        method: legacy('type', tag('1', 'password')),
        viaCas,
        phone,
        password: loginPassword,
        ...origin,
      }),
      wire({
        method: legacy('type', tag('2', 'student')),
        viaCas,
        ...studentCredentials,
      }),
      wire({
        method: legacy('type', tag('3', 'smsCode')),
        viaCas,
        phone,
        code: smsCode,
        challengeId,
        termsAgreed,
        ...origin,
      }),
    ],
    '登录方式不正确',
  ),
  replies: {
    signedIn: reply(200, userInfo, '登录成功'),
    phoneVerificationRequired,
  },
  note: assumed(
    'reply not shown in [spec 7]: the fields of [spec 3]; origin fields of [decision 18] are optional',
  ),
});

export const register = endpoint({
  route: 'POST /user/jyqRegister',
  access: 'none',
  summary: '手机号注册',
  input: wire({ phone, password: newPassword, code: smsCode, challengeId, termsAgreed, ...origin }),
  replies: { ok: reply(200, userInfo, '注册成功') },
  note: assumed('reply not shown in [spec 7]: the new account is signed in, same data as a login'),
});

export const logout = endpoint({
  route: 'POST /user/logout',
  access: 'optional',
  summary: '退出登录（令牌过期也成功）',
  input: wire({ passTicket: legacy('pass_ticket', text(2000).optional()) }),
  replies: { ok: reply(200, undefined, '退出成功') },
});
