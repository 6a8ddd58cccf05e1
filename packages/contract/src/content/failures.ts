import { failure } from '../kit/endpoint.js';

/** Reasons of core/content on the wire. */
export const contentFailures = {
  contentNotFound: failure('内容不存在或已下线', { status: 404 }),
  contentInvalid: failure('内容不正确'),
} as const;
