import { Module } from '@nestjs/common';
import { MembershipModule } from '../membership/index.js';
import { UploadModule } from '../upload/index.js';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { AccountStandingService } from './account-standing.service.js';
import { AvatarService } from './avatar.service.js';
import { DemoAccountService } from './demo-account.service.js';
import { PasswordHasher } from './password/password-hasher.js';

@Module({
  imports: [MembershipModule, UploadModule],
  providers: [
    AccountRepository,
    AccountService,
    AccountStandingService,
    AvatarService,
    DemoAccountService,
    PasswordHasher,
  ],
  exports: [AccountService, AccountStandingService, AvatarService, DemoAccountService, PasswordHasher],
})
export class AccountModule {}
