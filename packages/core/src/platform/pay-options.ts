/** A WeChat Pay merchant in public-key mode, the only mode for new merchants. */
export interface WechatPayOptions {
  appId: string;
  merchantId: string;
  /** Serial number of the merchant's own certificate. */
  merchantSerial: string;
  /** PEM. */
  merchantPrivateKey: string;
  /** Begins with PUB_KEY_ID_. */
  publicKeyId: string;
  /** PEM. */
  publicKey: string;
  /** The 32-character APIv3 key; decrypts callbacks. */
  apiKey: string;
  /** Base address of the API, no trailing slash. */
  apiUrl: string;
}

/** An Alipay application in public-key mode. */
export interface AlipayOptions {
  appId: string;
  /** PEM, PKCS#8. */
  privateKey: string;
  /** Alipay's public key, PEM. */
  publicKey: string;
  /** The merchant that receives the money; when given, callbacks of others are refused. */
  sellerId: string | null;
  gateway: string;
}

/** The payment providers of this site. */
export interface PayWays {
  wechat: WechatPayOptions | null;
  alipay: AlipayOptions | null;
  /** A page of this site that simulates the cashier. */
  local: boolean;
}

/** Their names in display order; only the local cashier when nothing is configured. */
export function payWaysOf(pay: PayWays | undefined): Array<'wechat' | 'alipay' | 'local'> {
  const { wechat, alipay, local } = pay ?? { wechat: null, alipay: null, local: true };
  return [
    ...(wechat === null ? [] : (['wechat'] as const)),
    ...(alipay === null ? [] : (['alipay'] as const)),
    ...(local ? (['local'] as const) : []),
  ];
}
