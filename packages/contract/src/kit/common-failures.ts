import { failure } from './endpoint.js';
import { MALFORMED } from './plain-messages.js';

/** Failures of no feature: what any call may answer. */
export const commonFailures = {
  /** Of a malformed field; the message says which. */
  invalidInput: failure(MALFORMED, { status: 400 }),
  unauthenticated: failure('登录已过期，请重新登录', { status: 401 }),
  forbidden: failure('拒绝访问', { status: 403 }),
  /** An unknown path, too: whether a path exists is not told apart. */
  notFound: failure('请求错误，未找到该资源', { status: 404 }),
  bodyTooLarge: failure('内容过大，请精简后再试', { status: 413 }),
  mediaTypeUnsupported: failure('请求格式不支持', { status: 415 }),
  tooManyRequests: failure('请稍后再试', { status: 429 }),
  unexpected: failure('服务出了点问题，请稍后再试', { status: 500 }),
  busy: failure('服务繁忙，请稍后再试', { status: 503 }),
  unsettled: failure('服务繁忙，暂时无法确认是否已受理，请稍后查看记录或再试一次，不会重复扣除次数', {
    status: 503,
  }),
  maintenance: failure('网站正在维护，请稍后再来', {
    status: 503,
    messageAbout: (note) => `网站正在维护，请稍后再来。${note}`,
  }),
};
