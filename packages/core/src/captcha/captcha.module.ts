import { Module } from '@nestjs/common';
import { ThrottleModule } from '../platform/throttle/index.js';
import { CaptchaChallengeRepository } from './captcha-challenge.repository.js';
import { PuzzleMaker } from './puzzle/puzzle-maker.js';
import { SliderCaptchaService } from './slider-captcha.service.js';

@Module({
  imports: [ThrottleModule],
  providers: [CaptchaChallengeRepository, PuzzleMaker, SliderCaptchaService],
  exports: [SliderCaptchaService],
})
export class CaptchaModule {}
