import { failure } from '../kit/endpoint.js';

export const textCheckFailures = {
  nothingToCheck: failure('请提供要检查的简历或文字'),
};
