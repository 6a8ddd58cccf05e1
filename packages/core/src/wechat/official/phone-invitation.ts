import { formatChinaMoment } from '@qicheng/resume/china-time';
/** Where the person at the phone confirms. */
export const CONFIRM_PATH = '/api/wechat/confirm';

export const SCENE_IS_OVER = '二维码已过期或已被使用，请在电脑上刷新后重新扫码。';

/** The address of the phone's page of a scene; its token is good for one decision within the scene's minute. */
export const confirmAddress = (phoneToken: string) => `${CONFIRM_PATH}?t=${encodeURIComponent(phoneToken)}`;

/** What the account answers to a scan [WX1]: who asks, and the page on which to confirm. */
export function phoneInvitation(scan: {
  appUrl: string;
  origin: string;
  createdAt: Date;
  phoneToken: string;
}): string {
  return [
    `有人正在用您的微信登录启程（${new URL(scan.appUrl).host}）。`,
    `时间：${formatChinaMoment(scan.createdAt)}`,
    `来源：${scan.origin}`,
    `是您本人，请在 1 分钟内打开这个页面确认：${scan.appUrl}${confirmAddress(scan.phoneToken)}`,
    '不是您本人，请不要确认。',
  ].join('\n');
}
