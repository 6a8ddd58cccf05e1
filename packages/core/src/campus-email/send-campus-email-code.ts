import { Injectable } from '@nestjs/common';
import { formatChinaClock } from '@qicheng/resume/china-time';
import { type ClientInfo, CodeChallengeService } from '../auth/index.js';
import { ImageCaptchaService } from '../captcha/index.js';
import { addressIndexOf } from '../platform/blind-index/index.js';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { MailOutboxService } from '../platform/mail/index.js';
import type { CampusEmailFailure } from './campus-email.failures.js';
import { type CampusMailbox, CampusMailboxService } from './campus-mailbox.service.js';

/** The mail with a code. It states the expiry time, because mail may arrive late. */
function codeMail(code: string, expiresAt: Date): { subject: string; text: string } {
  return {
    subject: '启程校园邮箱认证验证码',
    text: [
      '您好：',
      '',
      `您正在启程认证校园邮箱，验证码是 ${code}。`,
      `验证码 15 分钟内有效，请在 ${formatChinaClock(expiresAt)}（北京时间）前填写。`,
      '',
      '如非本人操作，请忽略这封邮件，不要把验证码告诉任何人。',
      '',
      '启程',
    ].join('\n'),
  };
}

// [spec 9].
const CODE_SECONDS = 900;

/** Sends a code to a school mailbox after an image captcha and within the send limits. */
@Injectable()
export class SendCampusEmailCode {
  constructor(
    private readonly images: ImageCaptchaService,
    private readonly mailboxes: CampusMailboxService,
    private readonly codes: CodeChallengeService,
    private readonly outbox: MailOutboxService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Id of the code that was sent or is being sent. */
  async run(request: {
    userId: string;
    email: string;
    client: ClientInfo;
  }): Promise<{ challengeId: string }> {
    const { userId, email, client } = request;
    // A malformed address does not use up the captcha; whether a mailbox is taken is revealed only after one.
    const mailbox = await this.mailboxes.read(email);
    await this.images.redeem({ pass: client.captchaPass, ip: client.ip });
    await this.mailboxes.assertFree(mailbox, userId);
    const expiresAt = new Date(this.clock.now().getTime() + CODE_SECONDS * 1000);
    const mailId = await this.reserve({ userId, mailbox, ip: client.ip, expiresAt });
    const { challengeId, code } = await this.codes.create(
      this.mailboxes.bindingOf(mailbox, userId),
      CODE_SECONDS,
    );
    const outcome = await this.outbox.deliver(mailId, { to: mailbox.address, ...codeMail(code, expiresAt) });
    if (outcome === 'refused') {
      await this.codes.withdraw(challengeId);
      throw new Failure<CampusEmailFailure>('campusEmailSendFailed');
    }
    return { challengeId };
  }

  private async reserve(request: {
    userId: string;
    mailbox: CampusMailbox;
    ip: string;
    expiresAt: Date;
  }): Promise<string> {
    const mailId = await this.outbox.reserve({
      recipientIndex: request.mailbox.index,
      senderIndex: this.secrets.hash(`user:${request.userId}`, 'index'),
      ipHash: addressIndexOf(this.secrets, request.ip),
      purpose: 'campusEmail',
      expiresAt: request.expiresAt,
    });
    if (mailId === null) throw new Failure<CampusEmailFailure>('campusEmailTooSoon');
    return mailId;
  }
}
