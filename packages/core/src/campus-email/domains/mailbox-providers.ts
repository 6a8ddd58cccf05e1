/** Domains in which everybody can have a mailbox; none of them tells that somebody is at a school. */
export const MAILBOX_PROVIDERS: ReadonlySet<string> = new Set([
  ...['qq.com', 'vip.qq.com', 'foxmail.com'],
  ...['163.com', 'vip.163.com', '126.com', 'vip.126.com', '188.com', 'yeah.net', 'netease.com'],
  ...['sina.com', 'sina.cn', 'sina.com.cn', 'vip.sina.com', 'sohu.com', 'vip.sohu.com'],
  ...['aliyun.com', '139.com', '189.cn', 'wo.cn', '21cn.com', 'tom.com', '263.net', 'eyou.com'],
  ...['gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com'],
  ...['outlook.com', 'hotmail.com', 'live.com', 'live.cn', 'msn.com'],
  ...['yahoo.com', 'yahoo.cn', 'yahoo.com.cn', 'yahoo.com.hk', 'yahoo.com.tw', 'yahoo.co.jp', 'ymail.com'],
  ...['proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.de', 'gmx.net', 'web.de'],
  ...['mail.com', 'mail.ru', 'yandex.com', 'yandex.ru', 'zoho.com', 'naver.com'],
]);
