import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Trade {
  totalAmount: string;
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
}

const ALIPAY_ACCOUNT = { appId: '2021000000000001', sellerId: '2088000000000001' };

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/**
 * A stub of the Alipay gateway calls that the product uses: verifies requests, signs responses, and can return wrong
 * ones.
 */
export class AlipayStub {
  readonly app = pair();
  readonly platform = pair();
  readonly trades = new Map<string, Trade>();
  readonly calls: string[] = [];
  signsWrongly = false;
  private url = '';
  private readonly server = createServer((request, response) => void this.handle(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/gateway.do`;
    return this.url;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Returns the configuration of the product for this stub. */
  options() {
    return {
      ...ALIPAY_ACCOUNT,
      privateKey: this.app.privateKey,
      publicKey: this.platform.publicKey,
      gateway: this.url,
    };
  }

  /** Opens the cashier page and returns what it requests; throws when its signature is invalid. */
  openCashier(address: string): { number: string; amount: string } {
    const query = new URL(address).searchParams;
    const fields = Object.fromEntries(query);
    if (!this.isFromApp(fields)) throw new Error('the page is not signed');
    const content = JSON.parse(query.get('biz_content') ?? '{}') as Record<string, string>;
    const number = content.out_trade_no ?? '';
    const amount = content.total_amount ?? '';
    this.trades.set(number, { totalAmount: amount, status: 'WAIT_BUYER_PAY' });
    return { number, amount };
  }

  /** Marks a trade as paid without sending a notice. */
  pay(number: string): void {
    const trade = this.trades.get(number);
    if (trade === undefined) throw new Error(`no such trade: ${number}`);
    trade.status = 'TRADE_SUCCESS';
  }

  /** Returns a notice as a form; `change` is applied before signing, `forge` after it. */
  notice(number: string, change: Record<string, string> = {}, forge: Record<string, string> = {}): string {
    const fields: Record<string, string> = {
      app_id: ALIPAY_ACCOUNT.appId,
      seller_id: ALIPAY_ACCOUNT.sellerId,
      notify_time: '2026-11-21 10:00:00',
      notify_type: 'trade_status_sync',
      out_trade_no: number,
      trade_no: `2026${number}`,
      trade_status: 'TRADE_SUCCESS',
      total_amount: this.trades.get(number)?.totalAmount ?? '0.01',
      gmt_payment: '2026-11-21 10:00:00',
      subject: '月卡 100%',
      charset: 'utf-8',
      version: '1.0',
      ...change,
    };
    const sign = createSign('RSA-SHA256').update(plainOf(fields)).sign(this.platform.privateKey, 'base64');
    return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign, ...forge }).toString();
  }

  private isFromApp({ sign = '', ...fields }: Record<string, string>): boolean {
    return createVerify('RSA-SHA256').update(plainOf(fields)).verify(this.app.publicKey, sign, 'base64');
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const fields = {
      ...Object.fromEntries(new URL(request.url ?? '/', 'http://stub').searchParams),
      ...Object.fromEntries(form),
    };
    const method = fields.method ?? '';
    this.calls.push(method);
    const content = this.isFromApp(fields)
      ? this.answer(method, JSON.parse(fields.biz_content ?? '{}') as Record<string, string>)
      : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' };
    const text = JSON.stringify(content);
    const keys = this.signsWrongly ? this.app : this.platform;
    const sign = createSign('RSA-SHA256').update(text).sign(keys.privateKey, 'base64');
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`{"${method.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}`);
  }

  private answer(method: string, content: Record<string, string>): Record<string, string> {
    const number = content.out_trade_no ?? '';
    const trade = this.trades.get(number);
    const done = { code: '10000', msg: 'Success' };
    if (trade === undefined)
      return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    switch (method) {
      case 'alipay.trade.query':
        return {
          ...done,
          out_trade_no: number,
          trade_no: `2026${number}`,
          trade_status: trade.status,
          total_amount: trade.totalAmount,
          send_pay_date: '2026-11-21 10:00:00',
        };
      case 'alipay.trade.close':
        if (trade.status === 'WAIT_BUYER_PAY') trade.status = 'TRADE_CLOSED';
        return done;
      case 'alipay.trade.refund':
        if (content.refund_amount !== trade.totalAmount)
          return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' };
        trade.status = 'TRADE_CLOSED';
        return { ...done, fund_change: 'Y', refund_fee: trade.totalAmount };
      default:
        return { code: '40004', msg: 'Business Failed', sub_code: 'isv.invalid-method' };
    }
  }
}

const plainOf = (fields: Record<string, string>): string =>
  Object.keys(fields)
    .filter((name) => fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
