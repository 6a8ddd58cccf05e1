import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { AccountClosingRepository } from './account-closing.repository.js';
import { EraseClosedAccounts } from './erase-closed-accounts.js';

/** The end of a closed account, as a worker brings it about. Needs the global JobsModule. */
@Module({
  imports: [OperatorModule, PersonalDataModule],
  providers: [AccountClosingRepository, EraseClosedAccounts],
  exports: [EraseClosedAccounts],
})
export class AccountErasureModule {}
