import { Module } from '@nestjs/common';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { DemoAccounts } from './demo-accounts.js';
import { PasswordHasher } from './password/password-hasher.js';

@Module({
  providers: [AccountRepository, AccountService, DemoAccounts, PasswordHasher],
  exports: [AccountService, DemoAccounts, PasswordHasher],
})
export class AccountModule {}
