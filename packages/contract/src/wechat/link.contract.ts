import { identityProof } from '../account/fields.js';
import { endpoint, reply, wire } from '../kit/endpoint.js';

/** Ends the link between the account and its WeChat, once its owner is proven and while the phone lets in. */
export const unlinkWechat = endpoint({
  route: 'POST /api/account/wechat/unlink',
  access: 'user',
  summary: '解除微信绑定',
  input: wire({ ...identityProof }),
  replies: { ok: reply(1, undefined, '已解除微信绑定') },
});
