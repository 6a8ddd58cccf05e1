import { z } from 'zod';
import { assumed, endpoint, legacy, reply, tag, wire } from '../kit/endpoint.js';
import { phone, sentChallengeId } from './fields.js';

const sent = reply(200, wire({ challengeId: sentChallengeId }), '发送短信验证码成功');

/** [decision 6]: the slider's one-time pass travels in the header `x-captcha-pass`. */
export const sendRegisterCode = endpoint({
  route: 'POST /sms/registerSendCode',
  access: 'none',
  summary: '发送注册短信验证码',
  input: wire({ phone, purpose: legacy('type', tag('1', 'register').optional()) }),
  replies: { ok: sent },
  note: assumed('reply not shown in [spec 7]: msg_id; type 1 = register [decision 7], may be left out'),
});

export const sendLoginCode = endpoint({
  route: 'POST /sms/loginSendCode',
  access: 'none',
  summary: '发送登录短信验证码',
  input: wire({ phone, purpose: legacy('type', tag('2', 'login').optional()) }),
  replies: { ok: sent },
  note: assumed('reply not shown in [spec 7]: msg_id; type 2 = login [decision 7], may be left out'),
});

/** [decision 7]. */
const purpose = z.union(
  [
    tag('1', 'register'),
    tag('2', 'login'),
    tag('3', 'forgotPassword'),
    tag('4', 'wechatBind'),
    tag('5', 'studentCheck'),
    tag('6', 'phoneChange'),
  ],
  '验证码用途不正确',
);

export const sendCode = endpoint({
  route: 'POST /sms/send',
  access: 'none',
  summary: '发送短信验证码',
  input: wire({ phone, purpose: legacy('type', purpose) }),
  replies: { ok: sent },
  note: assumed('payload and reply not shown in [spec 7]: phone, type of [decision 7]; msg_id'),
});
