import { Module } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '../config.js';
import { LocalMessageRepository } from './local-message.repository.js';
import { SmsSender, LocalSmsSender } from './sms-sender.js';

export {
  type LocalChannel,
  type LocalMessageEntry,
  LocalMessageRepository,
} from './local-message.repository.js';
export {
  type SmsMessage,
  SmsRefusedError,
  SmsSender,
  type SmsTemplate,
  SmsUnconfirmedError,
} from './sms-sender.js';

/** The configured sender; a provider's library is loaded only when used. */
async function senderOf({ sms }: CoreConfig, messages: LocalMessageRepository): Promise<SmsSender> {
  if (sms.driver === 'local') return new LocalSmsSender(messages);
  const { AliyunSmsSender } = await import('./aliyun.sms-sender.js');
  return new AliyunSmsSender(sms);
}

@Module({
  providers: [
    LocalMessageRepository,
    { provide: SmsSender, inject: [CORE_CONFIG, LocalMessageRepository], useFactory: senderOf },
  ],
  exports: [SmsSender, LocalMessageRepository],
})
export class SmsModule {}
