import { endpoint, reply, wire, wireDate } from '../kit/endpoint.js';
import { identityProof } from './fields.js';

/**
 * Closes the account: signs out everywhere now and erases everything in seven days unless the owner cancels.
 */
export const closeAccount = endpoint({
  route: 'POST /api/account/close',
  access: 'user',
  summary: '注销账号（7 天内可撤销）',
  input: wire({ ...identityProof }),
  replies: { ok: reply(1, wire({ erasedAt: wireDate }), '账号将在 7 天后注销，期间登录可撤销') },
});

export const reopenAccount = endpoint({
  route: 'POST /api/account/close/undo',
  access: 'user',
  summary: '撤销注销',
  input: wire({}),
  replies: { ok: reply(1, undefined, '已撤销注销，账号恢复正常') },
});
