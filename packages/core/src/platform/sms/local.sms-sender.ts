import { Injectable } from '@nestjs/common';
import { LocalMessageRepository } from './local-message.repository.js';
import { type SmsMessage, SmsSender } from './sms-sender.js';

/** Keeps messages for a page of this site instead of sending them; never writes them to a log. */
@Injectable()
export class LocalSmsSender extends SmsSender {
  constructor(private readonly messages: LocalMessageRepository) {
    super();
  }

  async send({ phone, text }: SmsMessage): Promise<void> {
    await this.messages.add('sms', { recipient: phone, body: text });
  }
}
