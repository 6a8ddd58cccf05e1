import { Module } from '@nestjs/common';
import { ThrottleModule } from '../platform/throttle/index.js';
import { CaptchaChallengeRepository } from './captcha-challenge.repository.js';
import { CaptchaPassService } from './captcha-pass.service.js';
import { ImageCaptchaService } from './image/image-captcha.service.js';
import { ImageChallengeRepository } from './image/image-challenge.repository.js';
import { ImageRenderer } from './image/image-renderer.js';
import { ProofOfWorkService } from './proof-of-work/proof-of-work.service.js';
import { PuzzleMaker } from './puzzle/puzzle-maker.js';
import { SliderCaptchaService } from './slider-captcha.service.js';

export { CaptchaPassService } from './captcha-pass.service.js';
export type { CaptchaFailure } from './captcha.failures.js';
export { ImageCaptchaService } from './image/image-captcha.service.js';
export { ProofOfWorkService } from './proof-of-work/proof-of-work.service.js';
export { SliderCaptchaService } from './slider-captcha.service.js';

@Module({
  imports: [ThrottleModule],
  providers: [
    CaptchaChallengeRepository,
    CaptchaPassService,
    ImageCaptchaService,
    ImageChallengeRepository,
    ImageRenderer,
    ProofOfWorkService,
    PuzzleMaker,
    SliderCaptchaService,
  ],
  exports: [CaptchaPassService, ImageCaptchaService, ProofOfWorkService, SliderCaptchaService],
})
export class CaptchaModule {}
