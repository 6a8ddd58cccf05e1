export type { MailRequest } from './mail-message.repository.js';
export { type MailOutcome, MailOutboxService } from './mail-outbox.service.js';
export { MailModule } from './mail.module.js';
export type { SmtpOptions } from './smtp.mail-sender.js';
