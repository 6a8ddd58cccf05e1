import { Module } from '@nestjs/common';
import { AccountModule } from '@qicheng/core/account';
import { CaptchaModule } from '@qicheng/core/captcha';
import { CaptchaController } from './captcha.controller.js';
import { ImageCaptchaController } from './image.controller.js';

@Module({ imports: [AccountModule, CaptchaModule], controllers: [CaptchaController, ImageCaptchaController] })
export class CaptchaHttpModule {}
