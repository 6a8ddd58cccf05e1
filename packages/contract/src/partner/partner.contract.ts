import { z } from 'zod';
import { userInfo } from '../account/user-info.js';
import { assumed, endpoint, legacy, reply, text, wire, wireFlag } from '../kit/endpoint.js';

const OUTDATED = '登录凭证已过期，请重新登录';

/** A partner's signed ticket; a malformed one is refused like a used one. */
const partnerTicket = legacy('pass_ticket', text(2000, OUTDATED).optional());

/** The partner's opaque member id; a hint, never an identity [SS3]. */
const memberHint = legacy('m_id', text(200).optional());
const memberProof = legacy('__c', text(500).optional());

/** Outcome of every partner sign-in. */
const partnerSignInReplies = {
  signedIn: reply(200, userInfo, '登录成功'),
  confirmationRequired: reply(
    203,
    wire({
      confirmHandle: legacy('handle', z.string()),
      partnerName: legacy('partner_name', z.string()),
      /** The user who would be signed in. */
      username: z.string(),
      /** The user signed in now; empty for a visitor. */
      currentUsername: legacy('current_username', z.string()),
    }),
    '请确认要登录的账号',
  ),
};

const CONFIRM =
  'code 203 asks for one click (POST /api/partner/confirm) when somebody else is signed in here or when the flow did not start in this browser [SS2]';

export const signInWithPassTicket = endpoint({
  route: 'POST /user/passTickLogin',
  access: 'optional',
  summary: '合作网站登录：共享 Cookie 中的一次性凭证',
  input: wire({ ticket: partnerTicket, domain: text(200).optional() }),
  replies: partnerSignInReplies,
  note: assumed(
    `the ticket is taken from the body, else from the cookie pass_ticket; domain is only where the visitor came from; ${CONFIRM}`,
  ),
});

export const signInWithPartnerTicket = endpoint({
  route: 'POST /user/jyqLogin',
  access: 'optional',
  summary: '合作网站登录：地址中带来的一次性凭证',
  input: wire({ ticket: partnerTicket, domain: text(200).optional() }),
  replies: partnerSignInReplies,
  note: assumed(
    `payload not shown in [spec 7]: the ticket that the partner's link carried, in pass_ticket; same use case as passTickLogin; ${CONFIRM}`,
  ),
});

export const resumeByMemberHint = endpoint({
  route: 'POST /user/autoLogin',
  access: 'optional',
  summary: '合作网站登录：凭共享的成员标识恢复登录（访客）',
  input: wire({ memberHint, proof: memberProof }),
  replies: partnerSignInReplies,
  note: assumed(
    `payload not shown in [spec 7]: a visitor whose m_id a partner vouches for by __c; known members only, never a new account; ${CONFIRM}`,
  ),
});

export const syncMember = endpoint({
  route: 'POST /user/jyqSyncLogin',
  access: 'optional',
  summary: '合作网站登录：共享的成员标识变化后同步登录',
  input: wire({ memberHint, proof: memberProof }),
  replies: partnerSignInReplies,
  note: assumed(
    `m_id is taken from the body, else from its cookie; it counts only with a __c that verifies [decision 17]; ${CONFIRM}`,
  ),
});

export const findPartnerMember = endpoint({
  route: 'POST /user/getIsJyqExistAccount',
  access: 'none',
  summary: '合作网站查询：其成员是否已有账号（须签名）',
  input: wire({ request: legacy('ticket', text(2000)) }),
  replies: { ok: reply(200, wire({ exists: legacy('is_exist', wireFlag) })) },
  note: assumed(
    'payload not shown in [spec 7]: ticket is a signed request in the format of docs/PARTNER.md with use "query"; a partner learns of its own members only',
  ),
});

export const confirmPartnerSignIn = endpoint({
  route: 'POST /api/partner/confirm',
  access: 'optional',
  summary: '合作网站登录：用户确认后登录或切换账号',
  input: wire({ confirmHandle: legacy('handle', z.string().min(1).max(100)) }),
  replies: { ok: reply(200, userInfo, '登录成功') },
  note: assumed('our own call: ten minutes, one use, good in the browser that was asked'),
});

export const prepareReturn = endpoint({
  route: 'POST /api/partner/return',
  access: 'optional',
  summary: '离开本站前：核对返回地址，合作网站附一次性凭证',
  input: wire({ returnAddress: legacy('jyq_url', text(500)) }),
  replies: { ok: reply(1, wire({ url: z.string().nullable() })) },
  note: assumed(
    'our own call: null for every address that is not allow-listed; of our own site a path only; never the session token [SS5]',
  ),
});
