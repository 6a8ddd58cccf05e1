import { Module } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '../config.js';
import { LocalMessageRepository, SmsModule } from '../sms/index.js';
import { StorageModule } from '../storage/index.js';
import { LocalMailSender } from './local.mail-sender.js';
import { MailMessageRepository } from './mail-message.repository.js';
import { MailOutboxService } from './mail-outbox.service.js';
import { MailSender } from './mail-sender.js';
import { SmtpMailSender } from './smtp.mail-sender.js';

export type { MailRequest } from './mail-message.repository.js';
export { type MailOutcome, MailOutboxService } from './mail-outbox.service.js';
export type { SmtpOptions } from './smtp.mail-sender.js';

const sender = {
  provide: MailSender,
  inject: [CORE_CONFIG, LocalMessageRepository],
  useFactory: ({ mail }: CoreConfig, messages: LocalMessageRepository): MailSender =>
    mail.driver === 'smtp' ? new SmtpMailSender(mail) : new LocalMailSender(messages),
};

@Module({
  imports: [SmsModule, StorageModule],
  providers: [MailMessageRepository, MailOutboxService, sender],
  exports: [MailOutboxService],
})
export class MailModule {}
