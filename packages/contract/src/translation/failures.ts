import { failure } from '../kit/endpoint.js';

export const translationFailures = {
  translationUnavailable: failure('翻译服务暂时不可用，请稍后再试，或手动填写', { status: 503 }),
  translationTooLong: failure('一次翻译的内容不能超过 20000 个字，请分批翻译'),
};
