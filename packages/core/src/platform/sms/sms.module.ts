import { Module } from '@nestjs/common';
import { LocalMessageRepository } from './local-message.repository.js';
import { LocalSmsSender } from './local.sms-sender.js';
import { SmsSender } from './sms-sender.js';

/** `smsDriver` has one value so far; a provider's sender joins here. */
@Module({
  providers: [LocalMessageRepository, { provide: SmsSender, useClass: LocalSmsSender }],
  exports: [SmsSender, LocalMessageRepository],
})
export class SmsModule {}
