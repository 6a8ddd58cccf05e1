import { identityProof } from '../account/fields.js';
import { endpoint, reply, wire } from '../kit/endpoint.js';

/** Unlinks WeChat from the account, after proof of ownership and while the phone still allows sign-in. */
export const unlinkWechat = endpoint({
  route: 'POST /api/account/wechat/unlink',
  access: 'user',
  summary: '解除微信绑定',
  input: wire({ ...identityProof }),
  replies: { ok: reply(1, undefined, '已解除微信绑定') },
});
