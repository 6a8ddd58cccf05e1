import type { OpenSession } from './api/account-queries.js';

const kinds: Record<OpenSession['device'], string> = {
  desktop: '电脑',
  mobile: '手机',
  tablet: '平板',
  unknown: '设备',
};

const methods: Readonly<Record<string, string>> = {
  password: '密码登录',
  smsCode: '验证码登录',
  register: '注册',
  student: '学号登录',
  wechat: '微信登录',
  partner: '合作网站登录',
};

/** Chrome · Windows; unknown parts are left out. */
export function deviceName({ browser, system, device }: OpenSession): string {
  const known = [browser, system].filter(Boolean).join(' · ');
  return known || `未知${kinds[device]}`;
}

/** The sign-in method, or '' for sessions from before it was recorded. */
export const methodLabel = ({ method }: OpenSession): string => methods[method] ?? '';
