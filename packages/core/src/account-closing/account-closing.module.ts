import { Module } from '@nestjs/common';
import { AccountSettingsModule } from '../account-settings/index.js';
import { AuthModule } from '../auth/index.js';
import { OperatorModule } from '../operator/index.js';
import { AccountClosingRepository } from './account-closing.repository.js';
import { CloseAccount } from './close-account.js';
import { ReopenAccount } from './reopen-account.js';

@Module({
  imports: [AccountSettingsModule, AuthModule, OperatorModule],
  providers: [AccountClosingRepository, CloseAccount, ReopenAccount],
  exports: [CloseAccount, ReopenAccount],
})
export class AccountClosingModule {}
