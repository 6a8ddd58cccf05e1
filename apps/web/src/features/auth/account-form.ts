import type { UserInfo } from '@qicheng/contract/account/user-info';
import type { AuthDialog } from '#src/lib/auth-dialog.js';

/** Switches to another account form, in the dialog or on the page. */
export type ShowForm = (view: AuthDialog) => void;

/** Form titles, used for the dialog and as the page's heading. */
export const authTitles: Record<AuthDialog, string> = {
  signIn: '登录启程',
  wechat: '微信扫码登录',
  register: '注册启程',
  forgotPassword: '忘记密码',
  wechatBind: '绑定手机号',
  studentPhone: '验证手机号',
  studentPassword: '设置新密码',
  signInPrompt: '需要登录',
};

/** Called by an account form with the signed-in user. */
export type OnSignedIn = (user: UserInfo) => void;
