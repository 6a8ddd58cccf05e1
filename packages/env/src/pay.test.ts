import { generateKeyPairSync } from 'node:crypto';
import { EnvError, type EnvSource, parseEnv } from './parse-env.js';
import { payDriversOf, payEnv } from './pay.js';

const issuesOf = (source: EnvSource): string[] => {
  try {
    parseEnv([payEnv], source);
  } catch (error) {
    if (error instanceof EnvError) return error.issues.map(({ name }) => name);
    throw error;
  }
  return [];
};

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pkcs8 = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64');
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

describe('the payment methods [decision 42]', () => {
  it('are the local cashier unnamed outside production, and must be named in it', () => {
    expect(payDriversOf(parseEnv([payEnv], {}))).toEqual({ wechat: null, alipay: null, local: true });
    expect(issuesOf({ NODE_ENV: 'production' })).toEqual(['PAY_DRIVERS']);
    expect(issuesOf({ NODE_ENV: 'production', PAY_DRIVERS: 'local' })).toEqual([]);
    expect(payDriversOf(parseEnv([payEnv], { PAY_DRIVERS: 'none' }))).toMatchObject({ local: false });
    expect(issuesOf({ PAY_DRIVERS: 'paypal' })).toEqual(['PAY_DRIVERS']);
  });

  it('name what a provider needs', () => {
    expect(issuesOf({ PAY_DRIVERS: 'wechat, alipay' })).toEqual([
      'WECHAT_PAY_APP_ID',
      'WECHAT_PAY_MERCHANT_ID',
      'WECHAT_PAY_MERCHANT_SERIAL',
      'WECHAT_PAY_PRIVATE_KEY',
      'WECHAT_PAY_PUBLIC_KEY_ID',
      'WECHAT_PAY_PUBLIC_KEY',
      'WECHAT_PAY_API_KEY',
      'ALIPAY_APP_ID',
      'ALIPAY_PRIVATE_KEY',
      'ALIPAY_PUBLIC_KEY',
    ]);
  });

  it('read keys as PEM, as PEM on one line, and as the bare text of the providers’ tools', () => {
    const base = { PAY_DRIVERS: 'alipay', ALIPAY_APP_ID: '2021', ALIPAY_PUBLIC_KEY: spki };
    for (const key of [pkcs8, pkcs8.replaceAll('\n', '\\n'), pkcs1])
      expect(payDriversOf(parseEnv([payEnv], { ...base, ALIPAY_PRIVATE_KEY: key })).alipay).toEqual({
        appId: '2021',
        privateKey: pkcs8,
        publicKey: String(publicKey.export({ type: 'spki', format: 'pem' })),
        sellerId: null,
        gateway: 'https://openapi.alipay.com/gateway.do',
      });
    expect(issuesOf({ ...base, ALIPAY_PRIVATE_KEY: 'no key' })).toEqual(['ALIPAY_PRIVATE_KEY']);
  });
});
