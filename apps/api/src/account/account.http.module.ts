import { Module } from '@nestjs/common';
import { AccountModule } from '@qicheng/core/account';
import { AccountClosingModule } from '@qicheng/core/account-closing';
import { AccountSettingsModule } from '@qicheng/core/account-settings';
import { AuthModule } from '@qicheng/core/auth';
import { DataExportModule } from '@qicheng/core/data-export';
import { AccountController } from './account.controller.js';
import { ClosingController } from './closing.controller.js';
import { DataExportController } from './data-export.controller.js';
import { ProfileController } from './profile.controller.js';
import { SessionListController } from './session-list.controller.js';

@Module({
  imports: [AccountModule, AccountClosingModule, AccountSettingsModule, AuthModule, DataExportModule],
  controllers: [
    AccountController,
    ClosingController,
    DataExportController,
    ProfileController,
    SessionListController,
  ],
})
export class AccountHttpModule {}
