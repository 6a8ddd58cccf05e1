import { randomUUID } from 'node:crypto';
import { getMembership } from '@qicheng/contract/membership/index';
import { cancelOrder, getTrade, makeOrder, payOrder, refundOrder } from '@qicheng/contract/order/index';
import { PaymentWatchService, RefundService } from '@qicheng/core/payment';
import { AlipayStub } from '@qicheng/testing/alipay-stub';
import { WechatPayStub } from '@qicheng/testing/wechat-pay-stub';
import { startApi, type TestApi } from '../../test/harness.js';
import { openShop } from '../../test/shop.js';
import { openAccount } from '../../test/visitor.js';

const MINUTE = 60_000;
const wechat = new WechatPayStub();
const alipay = new AlipayStub();
let api: TestApi;
let shop: Awaited<ReturnType<typeof openShop>>;
let people = 13_800_000_500;

beforeAll(async () => {
  await Promise.all([wechat.start(), alipay.start()]);
  api = await startApi({ pay: { wechat: wechat.options(), alipay: alipay.options(), local: true } });
  shop = await openShop(api);
});
afterAll(async () => {
  await shop.stop();
  await Promise.all([api.stop(), wechat.stop(), alipay.stop()]);
});
// The ledgers must balance after every test.
afterEach(async () => {
  wechat.isSilent = false;
  wechat.signsWrongly = false;
  wechat.refundState = 'SUCCESS';
  alipay.signsWrongly = false;
  expect(await shop.breaches()).toEqual([]);
});

const newBuyer = () => openAccount(api, String((people += 1)));
const noticePath = () => `${api.url}/api/pay/notice/wechat`;
const notifyAlipay = async (form: string) => {
  const response = await fetch(`${api.url}/api/pay/notice/alipay`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  });
  return [response.status, await response.text()];
};
const watch = (milliseconds: number) =>
  shop.later(milliseconds, () => api.app.get(PaymentWatchService, { strict: false }).checkDue());
const sendRefunds = () => shop.later(1_000, () => api.app.get(RefundService, { strict: false }).runDue());
const verdictsOf = async (provider: string) =>
  (await shop.database.paymentNotice.findMany({ where: { provider } })).map(({ verdict }) => verdict);

describe('WeChat Pay', () => {
  it('PY3: grants once for 50 concurrent and 15 later copies of a notification, always with 2xx', async () => {
    const { call, userId } = await newBuyer();
    const { order, way, number } = await shop.begin(call, 1, 'wechat');
    expect(way).toMatchObject({ kind: 'qr', url: '' });
    expect(way.qrCode).toMatch(/^data:image\/svg/);
    wechat.pay(number);
    const atOnce = await wechat.notify(number, { to: noticePath(), times: 50, atOnce: true });
    const after = await wechat.notify(number, { to: noticePath(), times: 15 });
    expect(new Set([...atOnce, ...after])).toEqual(new Set([200]));
    expect(await shop.balanceOf(userId)).toBe(60);
    expect(await shop.database.membershipTerm.count({ where: { userId } })).toBe(1);
    expect(await shop.database.refund.count({ where: { orderId: order.orderId } })).toBe(0);
    const trade = await call(getTrade, { orderId: order.orderId });
    expect(trade).toMatchObject({ status: 'granted', paidBy: 'wechat', canRefund: true });
    expect(await call(getMembership, {})).toMatchObject({ productId: 1, cardName: '月卡', daysLeft: 30 });
  });

  it('PY2: ignores notifications that are not signed by WeChat over the raw body, fresh and ours', async () => {
    const { call, userId } = await newBuyer();
    const { order, number } = await shop.begin(call, 11, 'wechat');
    const to = noticePath();
    const forged = [
      { signature: 'wrong' },
      { signature: 'probe' },
      { ageSeconds: 301 },
      { ageSeconds: -3_600 },
      { serial: 'PUB_KEY_ID_9' },
      { appId: 'wx0000000000000009' },
      { merchantId: '1900000009' },
      { total: 1 },
    ] as const;
    for (const flaw of forged) {
      const [status = 0] = await wechat.notify(number, { to, ...flaw });
      expect([flaw, status >= 400 && status < 500]).toEqual([flaw, true]);
    }
    const { headers, body } = wechat.notice(number);
    for (const changed of [`${body} `, body.replace('TRANSACTION', 'transaction'), ''])
      expect((await fetch(to, { method: 'POST', headers, body: changed })).status).toBe(401);
    expect(await call(getTrade, { orderId: order.orderId })).toMatchObject({ status: 'pending' });
    expect(await shop.balanceOf(userId)).toBe(0);
    expect(new Set(await verdictsOf('wechat'))).toEqual(
      new Set(['settled', 'repeated', 'badSignature', 'stale', 'mismatch']),
    );
    expect((await fetch(to, { method: 'POST', headers, body })).status).toBe(200);
    expect(await shop.balanceOf(userId)).toBe(10);
  });

  it('PY4: finds a payment without notification by polling within a minute', async () => {
    const { call, userId } = await newBuyer();
    const { number } = await shop.begin(call, 12, 'wechat');
    await watch(31_000);
    expect(await shop.balanceOf(userId)).toBe(0);
    wechat.pay(number);
    wechat.isSilent = true;
    await watch(62_000);
    expect(await shop.balanceOf(userId)).toBe(0);
    wechat.isSilent = false;
    wechat.signsWrongly = true;
    await watch(93_000);
    expect(await shop.balanceOf(userId)).toBe(0);
    wechat.signsWrongly = false;
    await watch(124_000);
    expect(await shop.balanceOf(userId)).toBe(50);
  });

  it('PY4: shows a payer the provider’s current state', async () => {
    const { call, userId } = await newBuyer();
    const { order, number } = await shop.begin(call, 12, 'wechat');
    wechat.pay(number);
    const trade = await shop.later(10_000, () => call(getTrade, { orderId: order.orderId }));
    expect(trade.status).toBe('granted');
    expect(await shop.balanceOf(userId)).toBe(50);
  });

  it('PY5: refunds money for a closed order and notifies the payer', async () => {
    const { call, userId } = await newBuyer();
    const { order, number } = await shop.begin(call, 1, 'wechat');
    await watch(31 * MINUTE);
    expect(await call(getTrade, { orderId: order.orderId })).toMatchObject({
      status: 'closed',
      closedReason: 'expired',
    });
    wechat.pay(number);
    expect(await wechat.notify(number, { to: noticePath(), times: 3 })).toEqual([200, 200, 200]);
    expect(await shop.balanceOf(userId)).toBe(0);
    await sendRefunds();
    const trade = await call(getTrade, { orderId: order.orderId });
    expect(trade).toMatchObject({
      status: 'closed',
      refunds: [{ reason: 'late', status: 'done', amountFen: 1800 }],
    });
    const messages = await shop.database.message.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
    });
    expect(messages.map(({ title }) => title)).toEqual(['订单关闭后收到的付款将原路退回', '退款已原路退回']);
  });

  it('polls a refund until the money has arrived', async () => {
    const { call } = await newBuyer();
    const { order, number } = await shop.begin(call, 11, 'wechat');
    wechat.pay(number);
    await wechat.notify(number, { to: noticePath() });
    await call(refundOrder, { orderId: order.orderId });
    wechat.refundState = 'PROCESSING';
    await sendRefunds();
    expect(await call(getTrade, { orderId: order.orderId })).toMatchObject({ status: 'refunding' });
    wechat.refundState = 'SUCCESS';
    await shop.later(5 * MINUTE, () => api.app.get(RefundService, { strict: false }).runDue());
    expect(await call(getTrade, { orderId: order.orderId })).toMatchObject({
      status: 'refunded',
      refunds: [{ reason: 'requested', status: 'done' }],
    });
  });

  it('closes at the provider what is cancelled here', async () => {
    const { call } = await newBuyer();
    const { order, number } = await shop.begin(call, 11, 'wechat');
    expect(await call(cancelOrder, { orderId: order.orderId })).toMatchObject({
      status: 'closed',
      closedReason: 'cancelled',
    });
    expect(wechat.trades.get(number)?.state).toBe('CLOSED');
  });

  it('offers another method if it does not respond, and keeps the order', async () => {
    const { call } = await newBuyer();
    const { order } = await call(makeOrder, { productId: 11, requestKey: randomUUID() });
    wechat.isSilent = true;
    await expect(call(payOrder, { orderId: order.orderId, provider: 'wechat' })).rejects.toThrow(
      '该支付方式暂不可用',
    );
    wechat.isSilent = false;
    expect((await call(payOrder, { orderId: order.orderId, provider: 'wechat' })).way.kind).toBe('qr');
  });
});

describe('Alipay', () => {
  it('PY3: is paid on its page, and counts its notification once', async () => {
    const { call, userId } = await newBuyer();
    const { way, number } = await shop.begin(call, 13, 'alipay');
    expect(way.kind).toBe('page');
    expect(alipay.openCashier(way.url)).toEqual({ number, amount: '80.00' });
    alipay.pay(number);
    const form = alipay.notice(number);
    const answers = await Promise.all(Array.from({ length: 20 }, () => notifyAlipay(form)));
    expect(new Set(answers.map(String))).toEqual(new Set(['200,success']));
    expect(await shop.balanceOf(userId)).toBe(200);
  });

  it('PY2: ignores notifications that are not signed by Alipay, ours and of the right amount', async () => {
    const { call, userId } = await newBuyer();
    const { way, number } = await shop.begin(call, 11, 'alipay');
    alipay.openCashier(way.url);
    const forged = [
      alipay.notice(number, {}, { total_amount: '0.01' }),
      alipay.notice(number, {}, { sign_type: 'RSA' }),
      alipay.notice(number, { total_amount: '0.01' }),
      alipay.notice(number, { app_id: '2021000000000009' }),
      alipay.notice(number, { seller_id: '2088000000000009' }),
      alipay.notice('20261121000000' + '00000000'),
      'nonsense',
    ];
    for (const form of forged) expect((await notifyAlipay(form))[1]).toBe('fail');
    expect(await notifyAlipay(alipay.notice(number, { trade_status: 'TRADE_CLOSED' }))).toEqual([
      200,
      'success',
    ]);
    expect(await shop.balanceOf(userId)).toBe(0);
    expect(await verdictsOf('alipay')).toEqual(
      expect.arrayContaining(['badSignature', 'mismatch', 'unknown']),
    );
  });

  it('PY4: is polled if its notification is lost, and its response must be signed', async () => {
    const { call, userId } = await newBuyer();
    const { way, number } = await shop.begin(call, 12, 'alipay');
    alipay.openCashier(way.url);
    alipay.pay(number);
    alipay.signsWrongly = true;
    await watch(31_000);
    expect(await shop.balanceOf(userId)).toBe(0);
    alipay.signsWrongly = false;
    await watch(62_000);
    expect(await shop.balanceOf(userId)).toBe(50);
  });

  it('PY5: refunds one of two payments, made here and at WeChat', async () => {
    const { call, userId } = await newBuyer();
    const { order, number } = await shop.begin(call, 11, 'wechat');
    const { way } = await call(payOrder, { orderId: order.orderId, provider: 'alipay' });
    const second = alipay.openCashier(way.url);
    wechat.pay(number);
    alipay.pay(second.number);
    const [, answer] = await Promise.all([
      wechat.notify(number, { to: noticePath() }),
      notifyAlipay(alipay.notice(second.number)),
    ]);
    expect(answer).toEqual([200, 'success']);
    expect(await shop.balanceOf(userId)).toBe(10);
    await sendRefunds();
    const trade = await call(getTrade, { orderId: order.orderId });
    expect(trade).toMatchObject({ status: 'granted', refunds: [{ reason: 'double', status: 'done' }] });
  });
});
