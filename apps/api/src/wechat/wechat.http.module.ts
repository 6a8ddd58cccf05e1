import { Module } from '@nestjs/common';
import { OperatorModule } from '@qicheng/core/operator';
import { WechatModule } from '@qicheng/core/wechat';
import { WechatCallbackController } from './callback.controller.js';
import { WechatConfirmController } from './confirm.controller.js';
import { LocalPhoneController } from './local-phone.controller.js';
import { WechatController } from './wechat.controller.js';

@Module({
  imports: [OperatorModule, WechatModule],
  controllers: [WechatController, WechatCallbackController, WechatConfirmController, LocalPhoneController],
})
export class WechatHttpModule {}
