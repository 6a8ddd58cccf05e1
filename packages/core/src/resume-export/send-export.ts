import { Injectable } from '@nestjs/common';
import { AccountService } from '../account/index.js';
import { addressIndexOf } from '../platform/blind-index/index.js';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { type MailOutcome, MailOutboxService } from '../platform/mail/index.js';
import { MailAllowanceService } from './mail-allowance.service.js';
import type { ExportedFile, ResumeExportFailure } from './resume-export.js';
import { ResumeExportService } from './resume-export.service.js';

interface Parts {
  sender: string;
  fileName: string;
  subject: string | undefined;
  message: string | undefined;
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** The mail around a résumé. It names the sender and says that replies are not read. */
function exportMail({ sender, fileName, subject, message }: Parts): { subject: string; text: string } {
  const oneLine = (subject ?? '').replace(CONTROL, ' ').trim();
  const words = message?.trim();
  return {
    subject: oneLine || fileName.replace(/\.[a-z]+$/, ''),
    text: [
      ...(words ? [words, ''] : ['您好，附件是我的简历，请查收。', '']),
      '——',
      `这封邮件由启程用户${sender ? ` ${sender.replace(CONTROL, ' ')} ` : ''}通过启程发送，附件：${fileName}。`,
      '请勿直接回复本邮件，联系方式见附件中的简历。',
    ].join('\n'),
  };
}

export interface ExportMailRequest {
  userId: string;
  exportId: string;
  email: string;
  subject?: string | undefined;
  message?: string | undefined;
  ip: string;
}

export interface SentExport {
  state: Exclude<MailOutcome, 'refused'>;
  /** Mails to others that may still be sent today. */
  left: number;
}

// Common limit of mail servers, with room for base64.
const MAX_BYTES = 10_000_000;
const LIFETIME_MS = 3_600_000;

/**
 * Sends one finished export to one address [UP11]: only a file made for its owner, to their own verified
 * mailbox or to three others a day, within the limits of all mails.
 */
@Injectable()
export class SendExport {
  constructor(
    private readonly exports: ResumeExportService,
    private readonly accounts: AccountService,
    private readonly allowance: MailAllowanceService,
    private readonly outbox: MailOutboxService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Throws exportNotFound, exportNotReady, exportMailTooLarge, exportMailFull, exportMailTooSoon, exportMailFailed. */
  async run({ userId, exportId, email, subject, message, ip }: ExportMailRequest): Promise<SentExport> {
    const file = await this.fileOf(userId, exportId);
    const { campusEmail, username } = await this.accounts.getProfile(userId);
    const isOwn = campusEmail.toLowerCase() === email.toLowerCase();
    const left = isOwn ? await this.allowance.remaining(userId) : await this.allowance.use(userId);
    const mailId = await this.reserve(userId, email, ip);
    const { name, mime, key, size } = file;
    const state =
      mailId === null
        ? null
        : await this.outbox.deliver(mailId, {
            to: email,
            ...exportMail({ sender: username, fileName: name, subject, message }),
            attachment: { name, mime, key, size },
          });
    if (state !== null && state !== 'refused') return { state, left };
    if (!isOwn) await this.allowance.refund(userId);
    throw new Failure<ResumeExportFailure>(state === null ? 'exportMailTooSoon' : 'exportMailFailed');
  }

  private async fileOf(userId: string, exportId: string): Promise<ExportedFile> {
    const { file, finishedAt, format } = await this.exports.get(userId, exportId);
    if (finishedAt === null) throw new Failure<ResumeExportFailure>('exportNotReady');
    if (file === null || format === 'parse') throw new Failure<ResumeExportFailure>('exportNotFound');
    if (file.size > MAX_BYTES) throw new Failure<ResumeExportFailure>('exportMailTooLarge');
    return file;
  }

  /** Null when a general mail limit forbids it. */
  private reserve(userId: string, email: string, ip: string): Promise<string | null> {
    return this.outbox.reserve({
      recipientIndex: this.secrets.hash(`mailbox:${email.toLowerCase()}`, 'index'),
      senderIndex: this.secrets.hash(`user:${userId}`, 'index'),
      ipHash: addressIndexOf(this.secrets, ip),
      purpose: 'resumeFile',
      expiresAt: new Date(this.clock.now().getTime() + LIFETIME_MS),
    });
  }
}
