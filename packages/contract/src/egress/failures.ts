import { failure } from '../kit/endpoint.js';

export const egressFailures = {
  modelCallNotFound: failure('记录不存在或已被删除', { status: 404 }),
};
