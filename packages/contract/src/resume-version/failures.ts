import { failure } from '../kit/endpoint.js';

export const resumeVersionFailures = {
  resumeVersionNotFound: failure('这个历史版本不存在或已被清理', { status: 404 }),
  resumeVersionLimitReached: failure('命名的版本已达上限，请先删除不需要的版本'),
};
