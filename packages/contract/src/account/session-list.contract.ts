import { z } from 'zod';
import { endpoint, reply, wire, wireDate, wireFlag, wireId } from '../kit/endpoint.js';

const openSession = z.object({
  sessionId: wireId,
  /** As reported by the browser: `Chrome`, `Windows`; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  device: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  /** Sign-in method: password, smsCode, register, student, wechat, partner; empty for old sessions. */
  method: z.string(),
  openedAt: wireDate,
  /** Rounded to the hour. */
  lastSeenAt: wireDate,
  isCurrent: z.boolean(),
});

/** Devices on which the account is signed in, latest first. */
export const listSessions = endpoint({
  route: 'POST /api/account/sessions',
  access: 'user',
  summary: '登录设备列表',
  input: wire({}),
  replies: { ok: reply(1, z.object({ list: z.array(openSession) })) },
});

export const revokeSession = endpoint({
  route: 'POST /api/account/sessions/revoke',
  access: 'user',
  summary: '退出一台设备',
  input: wire({ sessionId: wireId }),
  replies: { ok: reply(1, undefined, '该设备已退出登录') },
});

/** Signs out everywhere else, optionally here too. */
export const revokeSessions = endpoint({
  route: 'POST /api/account/sessions/revoke-all',
  access: 'user',
  summary: '退出所有设备',
  input: wire({ includesCurrent: wireFlag.optional() }),
  replies: { ok: reply(1, undefined, '已退出登录') },
});
