import { z } from 'zod';
import {
  assumed,
  endpoint,
  legacy,
  listOf,
  pageFields,
  reply,
  text,
  wire,
  wireFlag,
  wireId,
} from '../kit/endpoint.js';

const MALFORMED = '请输入正确的邮箱';

// School mailboxes use ASCII, half or full width; a host may be in Chinese.
const MAILBOX = /^[!-?A-~！-？Ａ-～]+[@＠][^\s@＠]+$/u;

/** [spec 5]: well formed, trimmed. The server decides whether it belongs to a school. */
export const campusEmail = z.string(MALFORMED).trim().max(254, MALFORMED).regex(MAILBOX, MALFORMED);

/** [spec 5]: required, trimmed. */
export const campusSchoolName = z
  .string('请输入学校名称')
  .trim()
  .min(1, '请输入学校名称')
  .max(100, '学校名称不能超过 100 个字');

/** [spec 5]: required, trimmed. */
export const campusEmailCode = z
  .string('请输入验证码')
  .trim()
  .min(1, '请输入验证码')
  .max(20, '验证码错误或已过期');

const intent = z.codec(z.literal(['1', '2', 1, 2], '认证方式不正确'), z.enum(['first', 'change']), {
  decode: (value) => (Number(value) === 2 ? 'change' : 'first'),
  encode: (value) => (value === 'change' ? '2' : '1'),
});

export const sendCampusEmailCode = endpoint({
  route: 'POST /ems/eduEmailSendCode',
  access: 'user',
  summary: '向教育邮箱发送验证码（请求头 x-captcha-pass 带图形验证码的凭证）',
  input: wire({ schoolName: legacy('school_name', campusSchoolName), email: campusEmail }),
  replies: { ok: reply(200, wire({ challengeId: legacy('msg_id', wireId) }), '发送验证码成功') },
  note: assumed('reply not shown in [spec 7]: msg_id, which authEduEmail may but need not repeat'),
});

export const verifyCampusEmail = endpoint({
  route: 'POST /user/authEduEmail',
  access: 'user',
  summary: '认证或更换教育邮箱；首次认证赠送 AI 次数',
  input: wire({
    code: campusEmailCode,
    email: campusEmail,
    schoolName: legacy('school_name', campusSchoolName),
    intent: legacy('type', intent.optional()),
    challengeId: legacy('msg_id', z.uuid('验证码错误或已过期').optional()),
  }),
  replies: {
    ok: reply(200, wire({ grantedAiCounts: legacy('add_ai_count', z.number().int().min(0)) }), '认证成功'),
  },
  note: assumed(
    'type: 1 first verification, 2 change of a verified address, absent = either; add_ai_count is 30, 10, or 0 when the user had theirs before; msg_id may be left out',
  ),
});

export const listSchoolSuffixes = endpoint({
  route: 'POST /school/getSuffixSchool',
  access: 'user',
  summary: '学校与其教育邮箱后缀',
  input: wire({ keyword: text(100, '关键词不能超过 100 个字').optional(), ...pageFields }),
  replies: {
    ok: reply(
      200,
      listOf(
        wire({
          schoolName: legacy('school_name', z.string()),
          suffixes: legacy('email_suffix', z.array(z.string())),
        }),
      ),
    ),
  },
  note: assumed(
    'payload not shown in [spec 7]: keyword (part of a name, or an e-mail domain) and paging; email_suffix is a list of domains without @',
  ),
});

export const skipCampusEmail = endpoint({
  route: 'POST /user/skipAuthEmail',
  access: 'user',
  summary: '不再提醒认证教育邮箱',
  input: wire({ mayAskAgain: legacy('remind', wireFlag.optional()) }),
  replies: { ok: reply(200, undefined, '已保存') },
  note: assumed('payload not shown in [spec 7]: none = never ask again; remind 1 = may be asked again'),
});
