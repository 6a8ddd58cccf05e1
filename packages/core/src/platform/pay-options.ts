/** A merchant of WeChat Pay in public-key mode, the only one that new merchants get. */
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
  /** The 32 characters of the APIv3 key; opens what a callback carries. */
  apiKey: string;
  /** Where the interface is, no trailing slash. */
  apiUrl: string;
}

/** An application of Alipay in public-key mode. */
export interface AlipayOptions {
  appId: string;
  /** PEM, PKCS#8. */
  privateKey: string;
  /** Alipay's own, PEM. */
  publicKey: string;
  /** The merchant whose money it is; when given, a callback of another is refused. */
  sellerId: string | null;
  gateway: string;
}

/** The ways to pay that this site has. */
export interface PayWays {
  wechat: WechatPayOptions | null;
  alipay: AlipayOptions | null;
  /** A page of this site that plays the cashier. */
  local: boolean;
}

/** Their names, in the order in which they are offered; where nothing is said, the local cashier alone. */
export function payWaysOf(pay: PayWays | undefined): Array<'wechat' | 'alipay' | 'local'> {
  const { wechat, alipay, local } = pay ?? { wechat: null, alipay: null, local: true };
  return [
    ...(wechat === null ? [] : (['wechat'] as const)),
    ...(alipay === null ? [] : (['alipay'] as const)),
    ...(local ? (['local'] as const) : []),
  ];
}
