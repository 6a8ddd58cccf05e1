import { Aes, Decorator, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { z } from 'zod';
import type { PayProviderName } from '../../order/index.js';
import type { WechatPayOptions } from '../../platform/index.js';
import {
  WECHAT_NOTICE_PATH,
  errorCodeText,
  type Notice,
  NoticeRefusedError,
  PayProvider,
  type PayLink,
  type PayRequest,
  type PaymentState,
  ProviderUnavailableError,
  type RawNotice,
  type RefundRequest,
} from '../provider/pay-provider.js';

const TIMEOUT_MS = 5_000;
/** [PY2]. */
const TOLERANCE_SECONDS = 300;

const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string(),
  trade_state: z.string(),
  success_time: z.string().optional(),
  amount: z.object({ total: z.number().int(), currency: z.string() }),
});

const envelope = z.object({
  event_type: z.string(),
  resource: z.object({
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
  }),
});

type Answer = { status: number; data: unknown };

/** WeChat Pay v3, Native: the payer scans a code. Answers and callbacks are verified with WeChat's public key. */
export class WechatPayProvider extends PayProvider {
  readonly name: PayProviderName = 'wechat';
  private readonly client;
  private readonly publicKey;

  constructor(
    private readonly options: WechatPayOptions,
    private readonly appUrl: string,
  ) {
    super();
    this.publicKey = Rsa.from(options.publicKey, Rsa.KEY_TYPE_PUBLIC);
    this.client = new Decorator({
      mchid: options.merchantId,
      serial: options.merchantSerial,
      privateKey: options.merchantPrivateKey,
      certs: { [options.publicKeyId]: options.publicKey },
      baseURL: `${options.apiUrl}/`,
      timeout: TIMEOUT_MS,
      // A redirect would carry a signed request to another host.
      maxRedirects: 0,
    });
  }

  async start({ number, amountFen, title, expiresAt }: PayRequest): Promise<PayLink> {
    const { data } = await this.ask('v3/pay/transactions/native', 'POST', {
      appid: this.options.appId,
      mchid: this.options.merchantId,
      description: title,
      out_trade_no: number,
      time_expire: `${expiresAt.toISOString().slice(0, 19)}+00:00`,
      notify_url: `${this.appUrl}${WECHAT_NOTICE_PATH}`,
      amount: { total: amountFen, currency: 'CNY' },
    });
    const { code_url: text } = this.parse(z.object({ code_url: z.string().min(1) }), data);
    return { kind: 'qr', text };
  }

  async query(number: string): Promise<PaymentState> {
    const path = `v3/pay/transactions/out-trade-no/${number}?mchid=${this.options.merchantId}`;
    const { status, data } = await this.ask(path, 'GET', undefined, [404]);
    // Never started at the provider, so nothing can be paid.
    if (status === 404) return { state: 'unpaid' };
    const { trade_state: state } = this.parse(z.object({ trade_state: z.string() }), data);
    if (state === 'SUCCESS' || state === 'REFUND') {
      const { paymentNumber, ...paid } = this.paidOf(this.parse(transaction, data));
      if (paymentNumber !== number)
        throw new ProviderUnavailableError(this.name, 'answered for another payment');
      return { state: 'paid', ...paid };
    }
    return { state: state === 'CLOSED' || state === 'REVOKED' ? 'closed' : 'unpaid' };
  }

  async close(number: string): Promise<void> {
    const path = `v3/pay/transactions/out-trade-no/${number}/close`;
    await this.ask(path, 'POST', { mchid: this.options.merchantId }, [404]);
  }

  async refund({ refundNumber, paymentNumber, amountFen }: RefundRequest): Promise<boolean> {
    const { data } = await this.ask('v3/refund/domestic/refunds', 'POST', {
      out_trade_no: paymentNumber,
      out_refund_no: refundNumber,
      amount: { refund: amountFen, total: amountFen, currency: 'CNY' },
    });
    const { status } = this.parse(z.object({ status: z.string() }), data);
    if (status === 'ABNORMAL' || status === 'CLOSED')
      throw new ProviderUnavailableError(this.name, `refund ${status}`);
    return status === 'SUCCESS';
  }

  read({ headers, body }: RawNotice, now: Date): Notice {
    this.verify(headers, body, now);
    const outer = envelope.safeParse(parseJson(body));
    if (!outer.success) throw new NoticeRefusedError('malformed');
    if (outer.data.event_type !== 'TRANSACTION.SUCCESS') return { kind: 'other' };
    const opened = transaction.safeParse(this.open(outer.data.resource));
    if (!opened.success || opened.data.trade_state !== 'SUCCESS') throw new NoticeRefusedError('malformed');
    const { appid, mchid, amount } = opened.data;
    const isOurs =
      appid === this.options.appId && mchid === this.options.merchantId && amount.currency === 'CNY';
    if (!isOurs) throw new NoticeRefusedError('mismatch');
    return { kind: 'paid', ...this.paidOf(opened.data) };
  }

  answer(isTaken: boolean) {
    const reply = isTaken ? { code: 'SUCCESS' } : { code: 'FAIL', message: '未处理' };
    return { type: 'application/json', body: JSON.stringify(reply) };
  }

  private verify(headers: RawNotice['headers'], body: string, now: Date): void {
    const timestamp = headers['wechatpay-timestamp'] ?? '';
    const signature = headers['wechatpay-signature'] ?? '';
    const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
    if (!/^\d{1,12}$/.test(timestamp) || age > TOLERANCE_SECONDS) throw new NoticeRefusedError('stale');
    const signed = Formatter.response(timestamp, headers['wechatpay-nonce'] ?? '', body);
    // WeChat's probes send WECHATPAY/SIGNTEST/… here; they are refused like any other wrong signature.
    const isRight =
      headers['wechatpay-serial'] === this.options.publicKeyId && isSigned(signed, signature, this.publicKey);
    if (!isRight) throw new NoticeRefusedError('badSignature');
  }

  private open({ ciphertext, nonce, associated_data: aad }: z.output<typeof envelope>['resource']): unknown {
    try {
      return parseJson(Aes.AesGcm.decrypt(ciphertext, this.options.apiKey, nonce, aad ?? ''));
    } catch {
      throw new NoticeRefusedError('malformed');
    }
  }

  private paidOf(paid: z.output<typeof transaction>) {
    return {
      paymentNumber: paid.out_trade_no,
      transactionId: paid.transaction_id,
      amountFen: paid.amount.total,
      paidAt: paid.success_time === undefined ? new Date() : new Date(paid.success_time),
    };
  }

  private parse<Schema extends z.core.$ZodType>(schema: Schema, data: unknown): z.output<Schema> {
    const parsed = z.safeParse(schema, data);
    if (!parsed.success) throw new ProviderUnavailableError(this.name, 'answered out of shape');
    return parsed.data;
  }

  /**
   * One signed request; a status in `accepted` also counts as an answer. Errors carry a status or a code,
   * never a body.
   */
  private async ask(
    path: string,
    method: 'GET' | 'POST',
    data?: object,
    accepted: number[] = [],
  ): Promise<Answer> {
    try {
      const response = await this.client.request<unknown>(path, method, data);
      return { status: response.status, data: response.data };
    } catch (error) {
      const status: unknown = Reflect.get(Object(Reflect.get(Object(error), 'response')), 'status');
      if (typeof status === 'number' && accepted.includes(status)) return { status, data: null };
      const code: unknown = Reflect.get(Object(error), 'code');
      throw new ProviderUnavailableError(this.name, `${method} failed: ${errorCodeText(status, code)}`);
    }
  }
}

function isSigned(text: string, signature: string, key: Parameters<typeof Rsa.verify>[2]): boolean {
  try {
    return Rsa.verify(text, signature, key);
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
