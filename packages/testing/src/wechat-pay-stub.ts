import {
  createCipheriv,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Trade {
  out_trade_no: string;
  notify_url: string;
  total: number;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND';
  transactionId: string;
}

/** How a notice differs from a valid one. */
interface NoticeFlaws {
  signature?: 'wrong' | 'probe';
  /** The age of its timestamp. */
  ageSeconds?: number;
  total?: number;
  appId?: string;
  merchantId?: string;
  serial?: string;
  transactionId?: string;
}

const WECHAT_PAY_ACCOUNT = {
  appId: 'wx0000000000000001',
  merchantId: '1900000001',
  merchantSerial: 'A1B2C3D4',
  publicKeyId: 'PUB_KEY_ID_0000000000000001',
  apiKey: '0123456789abcdef0123456789abcdef',
};

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/**
 * A stub of the WeChat Pay v3 calls that the product uses: verifies requests, signs responses, and can return wrong
 * ones.
 */
export class WechatPayStub {
  readonly merchant = pair();
  readonly platform = pair();
  readonly trades = new Map<string, Trade>();
  readonly calls: string[] = [];
  /** Sends no response, as after a connection loss. */
  isSilent = false;
  refundState: 'SUCCESS' | 'PROCESSING' | 'ABNORMAL' = 'SUCCESS';
  signsWrongly = false;
  private url = '';
  private readonly server = createServer((request, response) => void this.handle(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this.url;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Returns the configuration of the product for this stub. */
  options() {
    return {
      ...WECHAT_PAY_ACCOUNT,
      merchantPrivateKey: this.merchant.privateKey,
      publicKey: this.platform.publicKey,
      apiUrl: this.url,
    };
  }

  /** Marks a trade as paid without sending a notice. */
  pay(number: string): Trade {
    const trade = this.trades.get(number);
    if (trade === undefined) throw new Error(`no such trade: ${number}`);
    trade.state = 'SUCCESS';
    return trade;
  }

  /** Returns the headers and the body of a notice. */
  notice(number: string, flaws: NoticeFlaws = {}): { headers: Record<string, string>; body: string } {
    const trade = this.trades.get(number);
    const transaction = {
      mchid: flaws.merchantId ?? WECHAT_PAY_ACCOUNT.merchantId,
      appid: flaws.appId ?? WECHAT_PAY_ACCOUNT.appId,
      out_trade_no: number,
      transaction_id: flaws.transactionId ?? trade?.transactionId ?? '42000000',
      trade_type: 'NATIVE',
      trade_state: 'SUCCESS',
      success_time: new Date().toISOString(),
      amount: { total: flaws.total ?? trade?.total ?? 1, currency: 'CNY' },
    };
    const body = JSON.stringify({
      id: randomUUID(),
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      resource: seal(JSON.stringify(transaction)),
    });
    return { body, headers: this.signed(body, flaws) };
  }

  /** Sends a notice `times` times, in parallel or one after another, and returns the statuses. */
  async notify(
    number: string,
    {
      to,
      times = 1,
      atOnce = false,
      ...flaws
    }: NoticeFlaws & { to: string; times?: number; atOnce?: boolean },
  ): Promise<number[]> {
    const { headers, body } = this.notice(number, flaws);
    const send = async () => (await fetch(to, { method: 'POST', headers, body })).status;
    if (atOnce) return Promise.all(Array.from({ length: times }, send));
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) statuses.push(await send());
    return statuses;
  }

  private signed(body: string, { signature, ageSeconds = 0, serial }: NoticeFlaws): Record<string, string> {
    const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds);
    const nonce = randomBytes(16).toString('hex');
    const signer = signature === 'wrong' || this.signsWrongly ? this.merchant : this.platform;
    const right = createSign('RSA-SHA256')
      .update(`${timestamp}\n${nonce}\n${body}\n`)
      .sign(signer.privateKey, 'base64');
    return {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': serial ?? WECHAT_PAY_ACCOUNT.publicKeyId,
      'wechatpay-signature': signature === 'probe' ? `WECHATPAY/SIGNTEST/${right.slice(19)}` : right,
    };
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    this.calls.push(`${request.method} ${request.url}`);
    if (this.isSilent) return void request.socket.destroy();
    const answer = this.isFromMerchant(request, body)
      ? this.answer(`${request.method}`, request.url ?? '', body)
      : { status: 401, data: { code: 'SIGN_ERROR' } };
    const text = answer.data === null ? '' : JSON.stringify(answer.data);
    response.writeHead(answer.status, this.signed(text, {})).end(text);
  }

  private isFromMerchant(request: IncomingMessage, body: string): boolean {
    const header = request.headers.authorization ?? '';
    const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(header)?.[1] ?? '';
    const text = `${request.method}\n${request.url}\n${part('timestamp')}\n${part('nonce_str')}\n${body}\n`;
    const isSigned = createVerify('RSA-SHA256')
      .update(text)
      .verify(this.merchant.publicKey, part('signature'), 'base64');
    return isSigned && part('mchid') === WECHAT_PAY_ACCOUNT.merchantId;
  }

  private answer(method: string, url: string, body: string): { status: number; data: object | null } {
    const { pathname } = new URL(url, 'http://stub');
    const sent = (body === '' ? {} : JSON.parse(body)) as Record<string, never>;
    if (pathname === '/v3/pay/transactions/native') return this.create(sent);
    if (pathname === '/v3/refund/domestic/refunds') return this.refund(sent);
    const [, number = '', close] = /\/out-trade-no\/([^/]+)(\/close)?$/.exec(pathname) ?? [];
    const trade = this.trades.get(number);
    if (trade === undefined) return { status: 404, data: { code: 'ORDER_NOT_EXIST' } };
    if (method === 'POST' && close !== undefined) {
      if (trade.state === 'SUCCESS') return { status: 400, data: { code: 'ORDERPAID' } };
      trade.state = 'CLOSED';
      return { status: 204, data: null };
    }
    return {
      status: 200,
      data: {
        appid: WECHAT_PAY_ACCOUNT.appId,
        mchid: WECHAT_PAY_ACCOUNT.merchantId,
        out_trade_no: number,
        trade_state: trade.state,
        ...(trade.state !== 'NOTPAY' && {
          transaction_id: trade.transactionId,
          success_time: new Date().toISOString(),
          amount: { total: trade.total, currency: 'CNY' },
        }),
      },
    };
  }

  private create(sent: { out_trade_no?: string; notify_url?: string; amount?: { total: number } }) {
    const number = sent.out_trade_no ?? '';
    const known = this.trades.get(number);
    this.trades.set(
      number,
      known ?? {
        out_trade_no: number,
        notify_url: sent.notify_url ?? '',
        total: sent.amount?.total ?? 0,
        state: 'NOTPAY',
        transactionId: `42000${number}`,
      },
    );
    return { status: 200, data: { code_url: `weixin://wxpay/bizpayurl?pr=${number}` } };
  }

  private refund(sent: { out_trade_no?: string; amount?: { refund: number; total: number } }) {
    const trade = this.trades.get(sent.out_trade_no ?? '');
    if (trade === undefined || sent.amount?.total !== trade.total)
      return { status: 400, data: { code: 'PARAM_ERROR' } };
    if (this.refundState === 'SUCCESS') trade.state = 'REFUND';
    return { status: 200, data: { status: this.refundState } };
  }
}

function seal(text: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', WECHAT_PAY_ACCOUNT.apiKey, nonce);
  cipher.setAAD(Buffer.from('transaction'));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: ciphertext.toString('base64'),
    nonce,
    associated_data: 'transaction',
  };
}
