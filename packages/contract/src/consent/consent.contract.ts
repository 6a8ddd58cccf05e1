import { z } from 'zod';
import { endpoint, legacy, reply, wire, wireDate, wireFlag } from '../kit/endpoint.js';

const kind = z.enum(['aiModel', 'terms'], '授权类型不正确');

const consent = wire({
  kind,
  /** Whether consent applies on this site. */
  isAsked: legacy('is_asked', wireFlag),
  isGiven: legacy('is_given', wireFlag),
  givenAt: legacy('given_at', wireDate.nullable()),
  /** Identifies the text that was agreed to. */
  textVersion: legacy('text_version', z.string().nullable().optional()),
});

export const getConsent = endpoint({
  route: 'POST /api/consent/get',
  access: 'user',
  summary: '授权的状态；aiModel 是把隐去个人信息的内容发送给语言模型，terms 是用户协议与隐私政策',
  input: wire({ kind }),
  replies: { ok: reply(1, consent) },
});

export const setConsent = endpoint({
  route: 'POST /api/consent/set',
  access: 'user',
  summary: '给予或撤回单独授权，立即生效',
  input: wire({ kind, isGiven: legacy('is_given', wireFlag) }),
  replies: { ok: reply(1, consent) },
});
