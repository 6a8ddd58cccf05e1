import { ApiFailure } from '@qicheng/contract/kit/api-failure';

/**
 * The client's reaction to failures: [spec 8] and [spec 9] in one place. Messages from the server are shown
 * as they are; these are the client's own.
 */
export const catalogue = {
  /** HTTP 401 of a user-initiated request [decision 12]. */
  notSignedIn: '您未登录,请先登录?',
  /** The user-info call failed [spec 4]. */
  sessionExpired: '登录已过期，请重新登录',
  forbidden: '拒绝访问',
  notFound: '请求错误，未找到该资源',
  unexpected: '操作没有完成，请稍后再试',
  signedOut: '退出成功',
  siteUpdated: '网站刚刚更新，请重新加载页面',
  reloaded: '网站刚刚更新，页面已重新加载，填写的内容还在',
  chunkMissing: '页面文件没有加载成功，可能是网络中断或网站刚刚更新',
} as const;

/** [spec 8] and [spec 9]: request timeouts and display times of toasts. */
export const limits = {
  requestMs: 100_000,
  chunkMs: 120_000,
  toastMs: 3_000,
  /** A toast with a button. */
  actionToastMs: 8_000,
} as const;

type Reaction = { kind: 'silence' } | { kind: 'signIn' } | { kind: 'toast'; text: string };

const toast = (text: string): Reaction => ({ kind: 'toast', text });

/** The reaction to a failed user action. Background reads do not use it: they fail silently [decision 12]. */
export function reactionTo(error: unknown, isOnline: boolean): Reaction {
  if (!(error instanceof ApiFailure)) return toast(catalogue.unexpected);
  switch (error.status) {
    case 0:
      return isOnline ? toast(error.message || catalogue.unexpected) : { kind: 'silence' };
    case 401:
      return { kind: 'signIn' };
    case 403:
      return toast(catalogue.forbidden);
    case 404:
      return toast(catalogue.notFound);
    default:
      return toast(error.message || catalogue.unexpected);
  }
}
