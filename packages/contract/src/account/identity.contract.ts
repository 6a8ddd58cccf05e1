import { sentChallengeId } from '../auth/fields.js';
import { endpoint, reply, wire } from '../kit/endpoint.js';
import { chosenPassword, identityProof } from './fields.js';
import { userInfo } from './user-info.js';

/**
 * Sends a code to the account's phone as proof for the calls below. Needs a slider pass of
 * `reauthentication`.
 */
export const sendIdentityCode = endpoint({
  route: 'POST /api/account/identity-code',
  access: 'user',
  summary: '向账号自己的手机号发送身份验证码',
  input: wire({}),
  replies: { ok: reply(1, wire({ challengeId: sentChallengeId }), '发送短信验证码成功') },
});

/** Sets the password, also for an account without one; ends every other session and returns a new token. */
export const setPassword = endpoint({
  route: 'POST /api/account/password',
  access: 'user',
  summary: '设置或修改登录密码',
  input: wire({ ...chosenPassword, ...identityProof }),
  replies: { ok: reply(1, userInfo, '密码设置成功') },
});
