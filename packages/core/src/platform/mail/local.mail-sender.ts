import { Injectable } from '@nestjs/common';
import { LocalMessageRepository } from '../sms/index.js';
import { assertOneMailbox, type Mail, MailSender } from './mail-sender.js';

/** Stores mails for a page of this site instead of sending them; never logs them. */
@Injectable()
export class LocalMailSender extends MailSender {
  constructor(private readonly messages: LocalMessageRepository) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    assertOneMailbox(mail);
    const { attachment } = mail;
    const file = attachment ? `\n\n附件：${attachment.name}（${attachment.size} 字节）` : '';
    await this.messages.add('mail', {
      recipient: mail.to,
      body: `${mail.subject}\n\n${mail.text}${file}`,
    });
  }
}
