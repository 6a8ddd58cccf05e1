import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire, wireInt } from '../kit/endpoint.js';
import { exportId } from './fields.js';

export const MAX_MAIL_SUBJECT_LENGTH = 80;
export const MAX_MAIL_MESSAGE_LENGTH = 500;

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
// One plain address that no mail server could parse as two.
const ADDRESS = /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)+$/;

export const mailAddress = z.string().trim().max(120, '邮箱格式不正确').regex(ADDRESS, '邮箱格式不正确');
export const mailSubject = z
  .string()
  .trim()
  .max(MAX_MAIL_SUBJECT_LENGTH, `邮件主题最多 ${MAX_MAIL_SUBJECT_LENGTH} 个字`)
  .refine((value) => !CONTROL.test(value), '邮件主题不能换行');
export const mailMessage = z
  .string()
  .trim()
  .max(MAX_MAIL_MESSAGE_LENGTH, `邮件正文最多 ${MAX_MAIL_MESSAGE_LENGTH} 个字`);

/**
 * Mails one finished export to one address: to the caller's verified mailbox, or to at most three others a
 * day [UP11]. `queued` means it is being sent, which may take minutes; `left` is the rest of today's three.
 */
export const sendEmailAttachment = endpoint({
  route: 'POST /index/sendEmailAttachment',
  access: 'user',
  summary: '把导出的简历发送到邮箱',
  input: wire({
    exportId: legacy('id', exportId),
    email: mailAddress,
    subject: mailSubject.optional(),
    message: legacy('content', mailMessage.optional()),
  }),
  replies: {
    ok: reply(1, z.object({ state: z.enum(['sent', 'queued']), left: wireInt }), '邮件已发送'),
  },
  note: assumed('payload not shown in [spec 7]; only files that we made, no free attachment'),
});
