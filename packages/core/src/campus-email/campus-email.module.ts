import { Module } from '@nestjs/common';
import { AiCountModule } from '../ai-count/index.js';
import { AuthModule } from '../auth/index.js';
import { CaptchaModule } from '../captcha/index.js';
import { MailModule } from '../platform/mail/index.js';
import { SiteModule } from '../site/index.js';
import { CampusEmailGift } from './campus-email-gift.js';
import { CampusEmailProof } from './campus-email-proof.js';
import { CampusEmailRepository } from './campus-email.repository.js';
import { CampusMailboxService } from './campus-mailbox.service.js';
import { SchoolMailDomainModule } from './domains/school-mail-domain.module.js';
import { SendCampusEmailCode } from './send-campus-email-code.js';
import { SkipCampusEmail } from './skip-campus-email.js';
import { VerifyCampusEmail } from './verify-campus-email.js';

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
