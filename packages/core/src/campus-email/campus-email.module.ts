import { Module } from '@nestjs/common';
import { AiCountModule } from '../ai-count/index.js';
import { AuthModule } from '../auth/index.js';
import { CaptchaModule } from '../captcha/index.js';
import { OperatorModule } from '../operator/index.js';
import { MailModule } from '../platform/mail/index.js';
import { SiteModule } from '../site/index.js';
import { CampusEmailGift } from './campus-email-gift.js';
import { CampusEmailProof } from './campus-email-proof.js';
import { CampusEmailRepository } from './campus-email.repository.js';
import { CampusMailboxes } from './campus-mailboxes.service.js';
import { ImportDomainList } from './domains/import-domain-list.js';
import { SchoolMailDomainRepository } from './domains/school-mail-domain.repository.js';
import { SchoolMailDomains } from './domains/school-mail-domains.service.js';
import { SendCampusEmailCode } from './send-campus-email-code.js';
import { SkipCampusEmail } from './skip-campus-email.js';
import { VerifyCampusEmail } from './verify-campus-email.js';

@Module({
  imports: [AiCountModule, AuthModule, CaptchaModule, MailModule, OperatorModule, SiteModule],
  providers: [
    CampusEmailGift,
    CampusEmailProof,
    CampusEmailRepository,
    CampusMailboxes,
    ImportDomainList,
    SchoolMailDomainRepository,
    SchoolMailDomains,
    SendCampusEmailCode,
    SkipCampusEmail,
    VerifyCampusEmail,
  ],
  exports: [ImportDomainList, SchoolMailDomains, SendCampusEmailCode, SkipCampusEmail, VerifyCampusEmail],
})
export class CampusEmailModule {}
