import { z } from 'zod';
import { assumed, endpoint, legacy, reply, text, wire } from '../kit/endpoint.js';

const INVALID = '邀请链接无效或已过期';

export const recordInvitationScan = endpoint({
  route: 'POST /user/invitescan',
  access: 'none',
  summary: '记录一次邀请访问，每个浏览器一次',
  input: wire({
    /** Never used for decisions: it is plain text and not a redirect target. */
    returnUrl: legacy('jyq_url', text(500).optional()),
    inviteId: legacy('invite_id', z.string(INVALID).min(1, INVALID).max(100, INVALID)),
  }),
  replies: { ok: reply(200) },
  note: assumed('meaning not shown in [spec 7]: counts a visit that came by an invitation; no reward'),
});

export const resolveFlagCode = endpoint({
  route: 'POST /user/transflagcodeurl',
  access: 'none',
  summary: '分享码换邀请编号',
  input: wire({ flagCode: legacy('flage_code', z.string(INVALID).min(1, INVALID).max(200, INVALID)) }),
  replies: { ok: reply(200, wire({ inviteId: legacy('invite_id', z.string()) })) },
});
