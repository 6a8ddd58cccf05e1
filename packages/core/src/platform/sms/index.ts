export { type LocalMessageEntry, LocalMessageRepository } from './local-message.repository.js';
export { type SmsMessage, SmsSender } from './sms-sender.js';
export { SmsModule } from './sms.module.js';
