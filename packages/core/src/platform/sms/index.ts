export {
  type LocalChannel,
  type LocalMessageEntry,
  LocalMessageRepository,
} from './local-message.repository.js';
export { type SmsMessage, SmsRefused, SmsSender, type SmsTemplate, SmsUnconfirmed } from './sms-sender.js';
export { SmsModule } from './sms.module.js';
