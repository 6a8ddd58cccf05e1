import { EnvError, type EnvSource, parseEnv } from './parse-env.js';
import { wechatDriverOf, wechatEnv } from './wechat.js';

const issuesOf = (source: EnvSource): string[] => {
  try {
    parseEnv([wechatEnv], source);
  } catch (error) {
    if (error instanceof EnvError) return error.issues.map(({ name }) => name);
    throw error;
  }
  return [];
};

describe('WeChat sign-in [decision 42]', () => {
  it('runs unnamed outside production and must be named in it', () => {
    expect(wechatDriverOf(parseEnv([wechatEnv], {}))).toEqual({ driver: 'local' });
    expect(issuesOf({ NODE_ENV: 'production' })).toEqual(['WECHAT_DRIVER']);
    expect(issuesOf({ NODE_ENV: 'production', WECHAT_DRIVER: 'local' })).toEqual([]);
  });

  it('official needs its account; the AES key has the form that WeChat gives it', () => {
    expect(issuesOf({ WECHAT_DRIVER: 'official' })).toEqual([
      'WECHAT_APP_ID',
      'WECHAT_APP_SECRET',
      'WECHAT_TOKEN',
    ]);
    const account = {
      WECHAT_DRIVER: 'official',
      WECHAT_APP_ID: 'wx0',
      WECHAT_APP_SECRET: 's',
      WECHAT_TOKEN: 'abc',
    };
    expect(issuesOf({ ...account, WECHAT_AES_KEY: 'short' })).toEqual(['WECHAT_AES_KEY']);
    expect(wechatDriverOf(parseEnv([wechatEnv], account))).toEqual({
      driver: 'official',
      appId: 'wx0',
      secret: 's',
      token: 'abc',
      aesKey: null,
      apiUrl: 'https://api.weixin.qq.com',
    });
  });
});
