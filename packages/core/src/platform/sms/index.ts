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
export { SmsModule } from './sms.module.js';
