import { createPrivateKey, createPublicKey } from 'node:crypto';
import { address, list, text } from './formats.js';
import { type EnvIssue, fragment, secret, variable } from './variable.js';

const DRIVERS = ['wechat', 'alipay', 'local', 'none'] as const;
const WECHAT_NEEDED = [
  'WECHAT_PAY_APP_ID',
  'WECHAT_PAY_MERCHANT_ID',
  'WECHAT_PAY_MERCHANT_SERIAL',
  'WECHAT_PAY_PRIVATE_KEY',
  'WECHAT_PAY_PUBLIC_KEY_ID',
  'WECHAT_PAY_PUBLIC_KEY',
  'WECHAT_PAY_API_KEY',
] as const;
const ALIPAY_NEEDED = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const;

const drivers = list.refine(
  (names) => names.length > 0 && names.every((name) => (DRIVERS as readonly string[]).includes(name)),
  `应是 ${DRIVERS.join('、')} 中的一个或几个，用逗号隔开`,
);

/** A key as PEM (a file, or one line with \n in it), or as bare Base64 from the providers' tools. */
function key(kind: 'private' | 'public') {
  return text
    .transform((value) => pemOf(kind, value.replaceAll('\\n', '\n').trim()))
    .refine((pem) => pem !== '', kind === 'private' ? '不是有效的 RSA 私钥' : '不是有效的 RSA 公钥')
    .optional();
}

/** How orders are paid. [decision 42]: in production the local cashier runs only when named explicitly. */
export const payEnv = fragment(
  {
    PAY_DRIVERS: variable(
      '支付方式，可写几个，用逗号隔开：wechat、alipay；local 是网站自带的收银台，不产生真实扣款；none 不能购买',
      drivers.optional(),
    ),
    WECHAT_PAY_APP_ID: variable('与商户号绑定的 AppID', text.optional()),
    WECHAT_PAY_MERCHANT_ID: variable('微信支付商户号', text.optional()),
    WECHAT_PAY_MERCHANT_SERIAL: variable('商户 API 证书的序列号', text.optional()),
    WECHAT_PAY_PRIVATE_KEY: secret('商户 API 私钥（PEM）', key('private')),
    WECHAT_PAY_PUBLIC_KEY_ID: variable(
      '微信支付公钥的编号',
      text.regex(/^PUB_KEY_ID_\w+$/, '应以 PUB_KEY_ID_ 开头').optional(),
    ),
    WECHAT_PAY_PUBLIC_KEY: secret('微信支付公钥（PEM）', key('public')),
    WECHAT_PAY_API_KEY: secret(
      'APIv3 密钥',
      text.regex(/^[A-Za-z0-9]{32}$/, '应是 32 个字母或数字').optional(),
    ),
    WECHAT_PAY_API_URL: variable(
      '微信支付接口的地址',
      address('http', 'https').default('https://api.mch.weixin.qq.com'),
    ),
    ALIPAY_APP_ID: variable('支付宝应用的 AppID', text.optional()),
    ALIPAY_PRIVATE_KEY: secret('支付宝应用私钥', key('private')),
    ALIPAY_PUBLIC_KEY: secret('支付宝公钥（不是应用公钥）', key('public')),
    ALIPAY_SELLER_ID: variable('收款的支付宝用户号，以 2088 开头；设了就核对通知', text.optional()),
    ALIPAY_GATEWAY: variable(
      '支付宝网关的地址',
      address('http', 'https').default('https://openapi.alipay.com/gateway.do'),
    ),
  },
  (values, environment): EnvIssue[] => {
    const { PAY_DRIVERS: chosen } = values;
    if (chosen === undefined && 'PAY_DRIVERS' in values && environment === 'production') {
      const problem = '没有设置；生产环境要写明，确实只想要不扣款的收银台时写 local，不卖东西时写 none';
      return [{ name: 'PAY_DRIVERS', problem }];
    }
    const missing = (names: readonly (keyof typeof values)[], driver: string): EnvIssue[] =>
      chosen?.includes(driver)
        ? names
            .filter((name) => name in values && values[name] === undefined)
            .map((name) => ({ name, problem: `没有设置；PAY_DRIVERS 有 ${driver} 时必须有` }))
        : [];
    return [...missing(WECHAT_NEEDED, 'wechat'), ...missing(ALIPAY_NEEDED, 'alipay')];
  },
);

interface PayEnv extends Partial<
  Record<
    (typeof WECHAT_NEEDED)[number] | (typeof ALIPAY_NEEDED)[number] | 'ALIPAY_SELLER_ID',
    string | undefined
  >
> {
  PAY_DRIVERS?: string[] | undefined;
  WECHAT_PAY_API_URL: string;
  ALIPAY_GATEWAY: string;
}

/** The payment configuration; the fragment has ensured that it is complete. */
export function payDriversOf(env: PayEnv) {
  const chosen = env.PAY_DRIVERS ?? ['local'];
  return {
    wechat: chosen.includes('wechat')
      ? {
          appId: env.WECHAT_PAY_APP_ID ?? '',
          merchantId: env.WECHAT_PAY_MERCHANT_ID ?? '',
          merchantSerial: env.WECHAT_PAY_MERCHANT_SERIAL ?? '',
          merchantPrivateKey: env.WECHAT_PAY_PRIVATE_KEY ?? '',
          publicKeyId: env.WECHAT_PAY_PUBLIC_KEY_ID ?? '',
          publicKey: env.WECHAT_PAY_PUBLIC_KEY ?? '',
          apiKey: env.WECHAT_PAY_API_KEY ?? '',
          apiUrl: env.WECHAT_PAY_API_URL,
        }
      : null,
    alipay: chosen.includes('alipay')
      ? {
          appId: env.ALIPAY_APP_ID ?? '',
          privateKey: env.ALIPAY_PRIVATE_KEY ?? '',
          publicKey: env.ALIPAY_PUBLIC_KEY ?? '',
          sellerId: env.ALIPAY_SELLER_ID ?? null,
          gateway: env.ALIPAY_GATEWAY,
        }
      : null,
    local: chosen.includes('local'),
  };
}

/** The key in the one form that both SDKs read; empty when it is invalid. */
function pemOf(kind: 'private' | 'public', value: string): string {
  const label = kind === 'private' ? 'PRIVATE KEY' : 'PUBLIC KEY';
  const candidates = value.startsWith('-----')
    ? [value]
    : [label, `RSA ${label}`].map((name) => `-----BEGIN ${name}-----\n${value}\n-----END ${name}-----`);
  for (const pem of candidates) {
    try {
      const read = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
      const type = kind === 'private' ? 'pkcs8' : 'spki';
      if (read.asymmetricKeyType === 'rsa') return String(read.export({ type, format: 'pem' }));
    } catch {
      continue;
    }
  }
  return '';
}
