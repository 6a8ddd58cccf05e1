import { Module } from '@nestjs/common';
import { MembershipModule } from '../membership/index.js';
import { UploadModule } from '../upload/index.js';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { AccountStanding } from './account-standing.service.js';
import { Avatars } from './avatars.service.js';
import { DemoAccounts } from './demo-accounts.js';
import { PasswordHasher } from './password/password-hasher.js';

@Module({
  imports: [MembershipModule, UploadModule],
  providers: [AccountRepository, AccountService, AccountStanding, Avatars, DemoAccounts, PasswordHasher],
  exports: [AccountService, AccountStanding, Avatars, DemoAccounts, PasswordHasher],
})
export class AccountModule {}
