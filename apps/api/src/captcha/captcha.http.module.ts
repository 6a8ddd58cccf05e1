import { Module } from '@nestjs/common';
import { CaptchaModule } from '@qicheng/core/captcha';
import { CaptchaController } from './captcha.controller.js';

@Module({ imports: [CaptchaModule], controllers: [CaptchaController] })
export class CaptchaHttpModule {}
