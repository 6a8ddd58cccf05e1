import { Module } from '@nestjs/common';
import { OperatorModule, SystemStatusModule } from '@qicheng/core/operator';
import { SiteModule } from '@qicheng/core/site';
import { OperatorAuditController } from './audit.controller.js';
import { OperatorHomeController } from './home.controller.js';
import { LostPageController } from './lost-page.controller.js';
import { LocalMessagesController } from './messages.controller.js';
import { OperatorSettingsController } from './settings.controller.js';
import { OperatorSignInController } from './sign-in.controller.js';

@Module({
  imports: [OperatorModule, SystemStatusModule, SiteModule],
  controllers: [
    OperatorSignInController,
    OperatorHomeController,
    OperatorSettingsController,
    OperatorAuditController,
    LocalMessagesController,
    LostPageController,
  ],
})
export class OperatorHttpModule {}
