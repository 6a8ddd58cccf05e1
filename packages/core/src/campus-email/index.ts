import { Module } from '@nestjs/common';
import { AiCountModule } from '../ai-count/index.js';
import { AuthModule } from '../auth/index.js';
import { CaptchaModule } from '../captcha/index.js';
import { MailModule } from '../platform/mail/index.js';
import { SiteModule } from '../site/index.js';
import { CampusEmailRepository } from './campus-email.repository.js';
import { CampusMailboxService } from './campus-mailbox.service.js';
import { SchoolMailDomainModule } from './domains/school-mail-domain.module.js';
import { SendCampusEmailCode } from './send-campus-email-code.js';
import { SkipCampusEmail } from './skip-campus-email.js';
import { VerifyCampusEmail, CampusEmailGift, CampusEmailProof } from './verify-campus-email.js';

export type { CampusEmailFailure } from './campus-email.failures.js';
export { type DomainOutcome, type DomainReport, ImportDomainList } from './domains/import-domain-list.js';
export type { DomainRefusal } from './domains/read-domain-list.js';
export { SchoolMailDomainModule } from './domains/school-mail-domain.module.js';
export { SchoolMailDomainService } from './domains/school-mail-domain.service.js';
export { SendCampusEmailCode } from './send-campus-email-code.js';
export { SkipCampusEmail } from './skip-campus-email.js';
export { VerifyCampusEmail } from './verify-campus-email.js';

@Module({
  imports: [AiCountModule, AuthModule, CaptchaModule, MailModule, SchoolMailDomainModule, SiteModule],
  providers: [
    CampusEmailGift,
    CampusEmailProof,
    CampusEmailRepository,
    CampusMailboxService,
    SendCampusEmailCode,
    SkipCampusEmail,
    VerifyCampusEmail,
  ],
  exports: [SchoolMailDomainModule, SendCampusEmailCode, SkipCampusEmail, VerifyCampusEmail],
})
export class CampusEmailModule {}
