export type { CaptchaFailure } from './captcha.failures.js';
export { CaptchaModule } from './captcha.module.js';
export { ImageCaptchaService } from './image/image-captcha.service.js';
export { SliderCaptchaService } from './slider-captcha.service.js';
