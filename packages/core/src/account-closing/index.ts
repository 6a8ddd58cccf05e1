import { Module } from '@nestjs/common';
import { AccountSettingsModule } from '../account-settings/index.js';
import { AuthModule } from '../auth/index.js';
import { OperatorModule } from '../operator/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { AccountClosingRepository } from './account-closing.repository.js';
import { CloseAccount, ReopenAccount } from './close-account.js';
import { EraseClosedAccounts } from './erase-closed-accounts.js';

export { CloseAccount } from './close-account.js';
export { EraseClosedAccounts } from './erase-closed-accounts.js';
export { ReopenAccount } from './close-account.js';

@Module({
  imports: [AccountSettingsModule, AuthModule, OperatorModule],
  providers: [AccountClosingRepository, CloseAccount, ReopenAccount],
  exports: [CloseAccount, ReopenAccount],
})
export class AccountClosingModule {}

/** Erasure of closed accounts, run by a worker. Needs the global JobsModule. */
@Module({
  imports: [OperatorModule, PersonalDataModule],
  providers: [AccountClosingRepository, EraseClosedAccounts],
  exports: [EraseClosedAccounts],
})
export class AccountErasureModule {}
