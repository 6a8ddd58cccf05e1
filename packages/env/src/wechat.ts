import { address, oneOf, text } from './formats.js';
import { type EnvIssue, fragment, secret, variable } from './variable.js';

const NEEDED = ['WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'WECHAT_TOKEN'] as const;

/**
 * How WeChat sign-in works. [decision 42]: in production the local driver runs only when named explicitly.
 */
export const wechatEnv = fragment(
  {
    WECHAT_DRIVER: variable(
      '微信登录的方式；local 在网站的页面上扮演手机，official 用已认证的公众号',
      oneOf('local', 'official').optional(),
    ),
    WECHAT_APP_ID: variable('公众号的 AppID', text.optional()),
    WECHAT_APP_SECRET: secret('公众号的 AppSecret', text.optional()),
    WECHAT_TOKEN: secret(
      '公众号服务器配置里的令牌；服务器地址填 APP_URL 加 /api/wechat/callback',
      text.regex(/^[A-Za-z0-9]{3,32}$/, '应是 3 到 32 个字母或数字').optional(),
    ),
    WECHAT_AES_KEY: secret(
      '公众号服务器配置里的消息加解密密钥；安全模式必须有，明文模式不设',
      text.regex(/^[A-Za-z0-9]{43}$/, '应是 43 个字母或数字').optional(),
    ),
    WECHAT_API_URL: variable('微信接口的地址', address('http', 'https').default('https://api.weixin.qq.com')),
  },
  (values, environment): EnvIssue[] => {
    if (values.WECHAT_DRIVER === undefined && 'WECHAT_DRIVER' in values && environment === 'production')
      return [
        { name: 'WECHAT_DRIVER', problem: '没有设置；生产环境要写明，确实只想在页面上扮演手机时写 local' },
      ];
    if (values.WECHAT_DRIVER !== 'official') return [];
    return NEEDED.filter((name) => name in values && values[name] === undefined).map((name) => ({
      name,
      problem: '没有设置；WECHAT_DRIVER 是 official 时必须有',
    }));
  },
);

interface WechatEnv {
  WECHAT_DRIVER?: 'local' | 'official' | undefined;
  WECHAT_APP_ID?: string | undefined;
  WECHAT_APP_SECRET?: string | undefined;
  WECHAT_TOKEN?: string | undefined;
  WECHAT_AES_KEY?: string | undefined;
  WECHAT_API_URL: string;
}

/** The driver's configuration; the fragment has ensured that it is complete. */
export function wechatDriverOf(env: WechatEnv) {
  if (env.WECHAT_DRIVER !== 'official') return { driver: 'local' as const };
  return {
    driver: 'official' as const,
    appId: env.WECHAT_APP_ID ?? '',
    secret: env.WECHAT_APP_SECRET ?? '',
    token: env.WECHAT_TOKEN ?? '',
    aesKey: env.WECHAT_AES_KEY ?? null,
    apiUrl: env.WECHAT_API_URL,
  };
}
