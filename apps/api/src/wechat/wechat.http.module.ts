import { Module } from '@nestjs/common';
import { AccountSettingsModule } from '@qicheng/core/account-settings';
import { OperatorModule } from '@qicheng/core/operator';
import { WechatModule } from '@qicheng/core/wechat';
import { WechatCallbackController } from './callback.controller.js';
import { WechatConfirmController } from './confirm.controller.js';
import { WechatLinkController } from './link.controller.js';
import { LocalPhoneController } from './local-phone.controller.js';
import { WechatController } from './wechat.controller.js';

@Module({
  imports: [AccountSettingsModule, OperatorModule, WechatModule],
  controllers: [
    WechatController,
    WechatCallbackController,
    WechatConfirmController,
    WechatLinkController,
    LocalPhoneController,
  ],
})
export class WechatHttpModule {}
