import { failure } from '../kit/endpoint.js';

export const captchaFailures = {
  /** No pass, or one that is spent, too old or made for another phone, purpose or address. */
  captchaRequired: failure('请先完成滑块验证'),
  sliderRejected: failure('验证未通过，请重试'),
  sliderTooOften: failure('操作频繁，稍后再重试'),
  imageTooOften: failure('操作频繁，稍后再重试'),
  /** Wrong, tried before, too old or of another address: the picture is void, a new one is needed. */
  imageRejected: failure('请输入正确的图形验证码'),
  /** No pass of a picture, or one that is spent, too old or of another address. */
  imagePassRequired: failure('请先完成图形验证'),
};
