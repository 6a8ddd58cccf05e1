import { failure } from '../kit/endpoint.js';

export const captchaFailures = {
  /** No pass, or one that is spent, too old or made for another phone, purpose or address. */
  captchaRequired: failure('请先完成滑块验证'),
  sliderRejected: failure('验证未通过，请重试'),
  sliderTooOften: failure('操作频繁，稍后再重试'),
};
