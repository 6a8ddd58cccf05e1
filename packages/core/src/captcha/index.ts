import { Module } from '@nestjs/common';
import { ThrottleModule } from '../platform/throttle/index.js';
import { CaptchaChallengeRepository } from './captcha-challenge.repository.js';
import { ImageCaptchaService } from './image/image-captcha.service.js';
import { ImageChallengeRepository } from './image/image-challenge.repository.js';
import { ImageRenderer } from './image/image-renderer.js';
import { PuzzleMaker } from './puzzle/puzzle-maker.js';
import { SliderCaptchaService } from './slider-captcha.service.js';

export type { CaptchaFailure } from './captcha.failures.js';
export { ImageCaptchaService } from './image/image-captcha.service.js';
export { SliderCaptchaService } from './slider-captcha.service.js';

@Module({
  imports: [ThrottleModule],
  providers: [
    CaptchaChallengeRepository,
    ImageCaptchaService,
    ImageChallengeRepository,
    ImageRenderer,
    PuzzleMaker,
    SliderCaptchaService,
  ],
  exports: [ImageCaptchaService, SliderCaptchaService],
})
export class CaptchaModule {}
