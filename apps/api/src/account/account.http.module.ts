import { Module } from '@nestjs/common';
import { AccountModule } from '@qicheng/core/account';
import { AccountSettingsModule } from '@qicheng/core/account-settings';
import { AuthModule } from '@qicheng/core/auth';
import { AccountController } from './account.controller.js';
import { ProfileController } from './profile.controller.js';
import { SessionListController } from './session-list.controller.js';

@Module({
  imports: [AccountModule, AccountSettingsModule, AuthModule],
  controllers: [AccountController, ProfileController, SessionListController],
})
export class AccountHttpModule {}
