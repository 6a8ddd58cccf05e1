import { chinaMoment, parseChinaMoment } from '@qicheng/resume/china-time';
import { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import type { PayProviderName } from '../../order/index.js';
import type { AlipayOptions } from '../../platform/index.js';
import {
  ALIPAY_NOTICE_PATH,
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

/** Fen in Alipay's notation: yuan with two decimals. Integer arithmetic only, to avoid rounding. */
export const yuanOf = (fen: number): string =>
  `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** An Alipay amount in fen; null when it is malformed. */
export function fenOf(yuan: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan);
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

const TIMEOUT_MS = 5_000;
const SUCCESS = '10000';
const NO_SUCH_TRADE = 'ACQ.TRADE_NOT_EXIST';
// The seller has the money; a FINISHED trade can no longer be refunded through the API.
const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

const answer = z.looseObject({ code: z.string(), subCode: z.string().optional() });
const trade = z.object({
  outTradeNo: z.string(),
  tradeNo: z.string(),
  tradeStatus: z.string(),
  totalAmount: z.string(),
  sendPayDate: z.string().optional(),
});
const notice = z.object({
  app_id: z.string(),
  seller_id: z.string().optional(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  gmt_payment: z.string().optional(),
  refund_fee: z.string().optional(),
});

/**
 * Alipay page pay: the payer opens Alipay's cashier. Answers and callbacks are verified with Alipay's public
 * key.
 */
export class AlipayPayProvider extends PayProvider {
  readonly name: PayProviderName = 'alipay';
  private readonly sdk: AlipaySdk;

  constructor(
    private readonly options: AlipayOptions,
    private readonly appUrl: string,
  ) {
    super();
    const { appId, privateKey, publicKey: alipayPublicKey, gateway } = options;
    const keys = { appId, privateKey, alipayPublicKey, keyType: 'PKCS8', signType: 'RSA2' } as const;
    this.sdk = new AlipaySdk({ ...keys, gateway, timeout: TIMEOUT_MS });
  }

  start({ number, amountFen, title, expiresAt }: PayRequest): Promise<PayLink> {
    const text = this.sdk.pageExecute('alipay.trade.page.pay', 'GET', {
      notifyUrl: `${this.appUrl}${ALIPAY_NOTICE_PATH}`,
      returnUrl: `${this.appUrl}/personal/personal?tab=4`,
      bizContent: {
        outTradeNo: number,
        totalAmount: yuanOf(amountFen),
        subject: title,
        productCode: 'FAST_INSTANT_TRADE_PAY',
        timeExpire: chinaMoment(expiresAt),
      },
    });
    return Promise.resolve({ kind: 'page', text });
  }

  async query(number: string): Promise<PaymentState> {
    const response = await this.ask('alipay.trade.query', { outTradeNo: number });
    // Alipay creates a trade only when the payer opens the cashier.
    if (response.subCode === NO_SUCH_TRADE) return { state: 'unpaid' };
    const found = trade.safeParse(response);
    if (!found.success || found.data.outTradeNo !== number)
      throw new ProviderUnavailableError(this.name, 'answered out of shape');
    const { tradeStatus, tradeNo: transactionId, totalAmount, sendPayDate } = found.data;
    if (PAID.includes(tradeStatus)) {
      const amountFen = fenOf(totalAmount) ?? 0;
      return { state: 'paid', transactionId, amountFen, paidAt: parseChinaMoment(sendPayDate) ?? new Date() };
    }
    return { state: tradeStatus === 'TRADE_CLOSED' ? 'closed' : 'unpaid' };
  }

  async close(number: string): Promise<void> {
    await this.ask('alipay.trade.close', { outTradeNo: number });
  }

  async refund({ refundNumber, paymentNumber, amountFen }: RefundRequest): Promise<boolean> {
    const response = await this.ask('alipay.trade.refund', {
      outTradeNo: paymentNumber,
      refundAmount: yuanOf(amountFen),
      outRequestNo: refundNumber,
    });
    return response.code === SUCCESS;
  }

  read({ body }: RawNotice): Notice {
    const fields = Object.fromEntries(new URLSearchParams(body));
    // Otherwise the SDK would accept the weaker RSA when the caller names it.
    if (fields.sign_type !== 'RSA2' || !this.isSigned(fields)) throw new NoticeRefusedError('badSignature');
    const read = notice.safeParse(fields);
    if (!read.success) throw new NoticeRefusedError('malformed');
    const { app_id: appId, seller_id: sellerId, trade_status: status, total_amount: amount } = read.data;
    const { sellerId: seller } = this.options;
    if (appId !== this.options.appId || (seller !== null && sellerId !== seller))
      throw new NoticeRefusedError('mismatch');
    if (!PAID.includes(status) || read.data.refund_fee !== undefined) return { kind: 'other' };
    const amountFen = fenOf(amount);
    if (amountFen === null) throw new NoticeRefusedError('malformed');
    return {
      kind: 'paid',
      paymentNumber: read.data.out_trade_no,
      transactionId: read.data.trade_no,
      amountFen,
      paidAt: parseChinaMoment(read.data.gmt_payment) ?? new Date(),
    };
  }

  answer(isTaken: boolean) {
    return { type: 'text/plain', body: isTaken ? 'success' : 'fail' };
  }

  private isSigned(fields: Record<string, string>): boolean {
    try {
      return this.sdk.checkNotifySignV2(fields);
    } catch {
      return false;
    }
  }

  /** One signed request whose answer is verified; a missing trade is an answer, other refusals are errors. */
  private async ask(method: string, bizContent: Record<string, string>) {
    let response: unknown;
    try {
      response = await this.sdk.exec(method, { bizContent }, { validateSign: true });
    } catch (error) {
      const code: unknown = Reflect.get(Object(error), 'code');
      throw new ProviderUnavailableError(this.name, `${method} failed: ${errorCodeText(code)}`);
    }
    const { success, data } = answer.safeParse(response);
    if (!success) throw new ProviderUnavailableError(this.name, `${method} answered out of shape`);
    if (data.code !== SUCCESS && data.subCode !== NO_SUCH_TRADE)
      throw new ProviderUnavailableError(this.name, `${method} was refused: ${data.subCode ?? data.code}`);
    return data;
  }
}
