export type { CaptchaFailure } from './captcha.failures.js';
export { CaptchaModule } from './captcha.module.js';
export { SliderCaptchaService } from './slider-captcha.service.js';
