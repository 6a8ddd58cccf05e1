import { randomUUID } from 'node:crypto';
import { getAiUseCount } from '@qicheng/contract/ai-count/index';
import {
  getMembership,
  getMembershipBasics,
  getMembershipOf,
  listCards,
} from '@qicheng/contract/membership/index';
import {
  buyCounts,
  cancelOrder,
  getTrade,
  listCountProducts,
  listOrders,
  makeOrder,
  payOrder,
  refundOrder,
  requestInvoice,
} from '@qicheng/contract/order/index';
import { AiCountService } from '@qicheng/core/ai-count';
import { MembershipService } from '@qicheng/core/membership';
import { LocalCashier, RefundService } from '@qicheng/core/payment';
import { CryptoService } from '@qicheng/core/platform';
import { SettingsService } from '@qicheng/core/site';
import { startApi, type TestApi } from '../../test/harness.js';
import { openShop } from '../../test/shop.js';
import { openAccount } from '../../test/visitor.js';

const DAY = 86_400_000;
let api: TestApi;
let shop: Awaited<ReturnType<typeof openShop>>;
let people = 13_800_000_600;

beforeAll(async () => {
  api = await startApi();
  shop = await openShop(api);
});
afterAll(async () => {
  await shop.stop();
  await api.stop();
});
afterEach(async () => {
  for (const key of ['vipEnabled', 'payEnabled']) await change(key, null);
  expect(await shop.breaches()).toEqual([]);
});

const newBuyer = () => openAccount(api, String((people += 1)));
const change = (key: string, value: boolean | null) =>
  api.app.get(SettingsService, { strict: false }).change({ actor: 'test', key, value });
const cashier = () => api.app.get(LocalCashier, { strict: false });
const sendRefunds = () => shop.later(1_000, () => api.app.get(RefundService, { strict: false }).runDue());
const buy = async ({ call }: Awaited<ReturnType<typeof newBuyer>>, productId: number) => {
  const { order, number } = await shop.begin(call, productId, 'local');
  await cashier().act(number, 'pay');
  return order.orderId;
};

describe('an order', () => {
  it('PY1: has the catalogue price, whatever the request says', async () => {
    const { token, call } = await newBuyer();
    const overrides = {
      price: 0.01,
      price_fen: 1,
      amount_fen: 1,
      total: 1,
      user_id: randomUUID(),
      status: 'granted',
    };
    const { data } = await api.post('/cms_order/makeCmsOrder', { product_id: 1, ...overrides }, { token });
    expect(data).toMatchObject({ order: { amount_fen: 1800, status: 'pending' }, pay_types: ['local'] });
    for (const productId of [0, 99, -1]) {
      const answer = await api.post('/cms_order/makeCmsOrder', { product_id: productId }, { token });
      expect(answer.code).toBe(0);
    }
    await expect(call(buyCounts, { productId: 1 })).rejects.toThrow('该商品不存在或已下架');
  });

  it('PY7: is created once in 20 concurrent requests, by key and by product', async () => {
    const { call, userId } = await newBuyer();
    const requestKey = randomUUID();
    const same = await Promise.all(
      Array.from({ length: 20 }, () => call(makeOrder, { productId: 1, requestKey })),
    );
    const others = await Promise.all(
      Array.from({ length: 20 }, () => call(makeOrder, { productId: 1, requestKey: randomUUID() })),
    );
    expect(new Set([...same, ...others].map(({ order }) => order.orderId)).size).toBe(1);
    expect(await shop.database.order.count({ where: { userId } })).toBe(1);
    const orderId = same[0]?.order.orderId ?? '';
    await Promise.all(Array.from({ length: 20 }, () => call(payOrder, { orderId, provider: 'local' })));
    expect(await shop.database.payment.count({ where: { orderId } })).toBe(1);
  });

  it('PY7: is not returned for a key of another order', async () => {
    const { call, userId } = await newBuyer();
    const requestKey = randomUUID();
    await call(makeOrder, { productId: 12, requestKey });
    await expect(call(makeOrder, { productId: 1, requestKey })).rejects.toThrow('该请求已用于另一个商品');
    await expect(call(buyCounts, { productId: 11, requestKey })).rejects.toThrow('该请求已用于另一个商品');
    expect(await shop.database.order.count({ where: { userId } })).toBe(1);
  });

  it('is granted if it was paid just before being cancelled, although the notification was lost', async () => {
    const { call, userId } = await newBuyer();
    const { order, number } = await shop.begin(call, 11, 'local');
    await cashier().act(number, 'paySilently');
    await expect(call(cancelOrder, { orderId: order.orderId })).rejects.toThrow('只有待支付的订单可以取消');
    expect(await call(getTrade, { orderId: order.orderId })).toMatchObject({
      status: 'granted',
      refunds: [],
    });
    expect(await shop.balanceOf(userId)).toBe(10);
  });

  it('PY7: is visible to its buyer only', async () => {
    const [a, b] = [await newBuyer(), await newBuyer()];
    const { order } = await a.call(makeOrder, { productId: 1 });
    const { orderId } = order;
    const invoice = { kind: 'personal', title: '林晓', mailbox: 'lin@example.com' } as const;
    const tries = [
      b.call(getTrade, { orderId }),
      b.call(payOrder, { orderId, provider: 'local' }),
      b.call(cancelOrder, { orderId }),
      b.call(refundOrder, { orderId }),
      b.call(requestInvoice, { orderId, invoice }),
      b.call(getTrade, { orderId: randomUUID() }),
    ];
    for (const outcome of await Promise.allSettled(tries))
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { status: 404, message: '没有找到该订单' },
      });
    expect((await b.call(listOrders, {})).total).toBe(0);
    expect((await a.call(listOrders, {})).list).toMatchObject([{ orderId, status: 'pending' }]);
  });

  it('PY6: is rejected without a row while paying or VIP features are off', async () => {
    const { call, userId } = await newBuyer();
    for (const flag of ['payEnabled', 'vipEnabled']) {
      await change(flag, false);
      await expect(call(makeOrder, { productId: 1 })).rejects.toThrow('暂未开放购买');
      await expect(call(buyCounts, { productId: 11 })).rejects.toThrow('暂未开放购买');
      expect(await call(getMembershipBasics, {})).toMatchObject({
        isOffered: flag === 'payEnabled',
        canBuy: false,
      });
      // [decision 36]: shown without paying, hidden without VIP features.
      expect((await call(listCards, {})).list.length > 0).toBe(flag === 'payEnabled');
      expect((await call(listCountProducts, {})).list.length > 0).toBe(flag === 'payEnabled');
      await change(flag, null);
    }
    expect(await shop.database.order.count({ where: { userId } })).toBe(0);
    const { order } = await call(makeOrder, { productId: 1 });
    await change('payEnabled', false);
    await expect(call(payOrder, { orderId: order.orderId, provider: 'local' })).rejects.toThrow(
      '暂未开放购买',
    );
    expect(await shop.database.payment.count({ where: { orderId: order.orderId } })).toBe(0);
    await change('vipEnabled', false);
    expect(await call(getAiUseCount, {})).toMatchObject({ isUnlimited: true });
  });

  it('cannot be paid after its deadline, and is replaced by a new one', async () => {
    const { call } = await newBuyer();
    const { order } = await call(makeOrder, { productId: 1 });
    const late = shop.later(31 * 60_000, () => call(payOrder, { orderId: order.orderId, provider: 'local' }));
    await expect(late).rejects.toThrow('订单已超过支付时间');
    const next = await shop.later(31 * 60_000, () => call(makeOrder, { productId: 1 }));
    expect(next.order.orderId).not.toBe(order.orderId);
    expect(await call(getTrade, { orderId: order.orderId })).toMatchObject({ closedReason: 'expired' });
  });

  it('cannot be paid by a method that the site does not offer', async () => {
    const { call } = await newBuyer();
    const { order } = await call(makeOrder, { productId: 1 });
    const pay = call(payOrder, { orderId: order.orderId, provider: 'wechat' });
    await expect(pay).rejects.toThrow('该支付方式暂不可用');
    expect((await fetch(`${api.url}/api/pay/notice/wechat`, { method: 'POST', body: '{}' })).status).toBe(
      404,
    );
  });
});

describe('a membership', () => {
  it('starts on payment, is extended by another purchase, and discounts packs', async () => {
    const buyer = await newBuyer();
    const { call, userId, token } = buyer;
    expect(await call(getMembership, {})).toMatchObject({
      productId: 0,
      cardName: '',
      endsAt: '',
      daysLeft: 0,
    });
    await buy(buyer, 1);
    await buy(buyer, 2);
    const membership = await call(getMembershipOf, { userId });
    expect(membership).toMatchObject({
      productId: 1,
      cardName: '月卡',
      daysLeft: 120,
      benefits: { countsPercent: 80 },
    });
    const { data } = await api.post('/myinfo/info', {}, { token });
    expect(data).toMatchObject({ vip: 1, down_resume_number: 100 });
    const [pack] = (await call(listCountProducts, {})).list;
    expect(pack).toMatchObject({ priceFen: 600, ownPriceFen: 480, memberPriceFen: 480 });
    expect((await call(buyCounts, { productId: 11 })).order.amountFen).toBe(480);
    const memberships = api.app.get(MembershipService, { strict: false });
    const later = await shop.later(40 * DAY, () => memberships.of(userId));
    expect(later).toMatchObject({ productId: 2, cardName: '季卡' });
    expect(await shop.later(121 * DAY, () => memberships.of(userId))).toMatchObject({ productId: 0 });
    const other = await newBuyer();
    await expect(other.call(getMembershipOf, { userId })).rejects.toMatchObject({ status: 404 });
  });

  it('is refunded in full: counts, days and money; later periods move up', async () => {
    const buyer = await newBuyer();
    const first = await buy(buyer, 1);
    await buy(buyer, 2);
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => buyer.call(refundOrder, { orderId: first })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shop.balanceOf(buyer.userId)).toBe(200);
    expect(await buyer.call(getMembership, {})).toMatchObject({ productId: 2, daysLeft: 90 });
    await sendRefunds();
    expect(await buyer.call(getTrade, { orderId: first })).toMatchObject({
      status: 'refunded',
      canRefund: false,
      refunds: [{ reason: 'requested', status: 'done', amountFen: 1800 }],
    });
  });

  it('is not refunded while a pack bought at its price is kept, and open ones are cancelled with it', async () => {
    const buyer = await newBuyer();
    const card = await buy(buyer, 1);
    const pack = await buy(buyer, 11);
    const { order: open } = await buyer.call(buyCounts, { productId: 12 });
    const { order: whole } = await buyer.call(makeOrder, { productId: 2 });
    expect(open.amountFen).toBe(2_000);
    await expect(buyer.call(refundOrder, { orderId: card })).rejects.toThrow('该订单不符合退款条件');
    expect((await buyer.call(getTrade, { orderId: card })).refundNote).toContain('请先退回');
    expect((await buyer.call(getMembership, {})).productId).toBe(1);
    await buyer.call(refundOrder, { orderId: pack });
    expect((await buyer.call(refundOrder, { orderId: card })).status).toBe('refunding');
    expect(await buyer.call(getTrade, { orderId: open.orderId })).toMatchObject({
      status: 'closed',
      closedReason: 'cancelled',
    });
    expect((await buyer.call(getTrade, { orderId: whole.orderId })).status).toBe('pending');
    expect((await buyer.call(buyCounts, { productId: 12 })).order.amountFen).toBe(2_500);
  });

  it('bought on top of another is refundable, since the first one gave the price', async () => {
    const buyer = await newBuyer();
    await buy(buyer, 1);
    const second = await buy(buyer, 2);
    await buy(buyer, 11);
    expect((await buyer.call(refundOrder, { orderId: second })).status).toBe('refunding');
  });

  it('is not refundable after its counts were used or after seven days', async () => {
    const buyer = await newBuyer();
    const orderId = await buy(buyer, 11);
    const counts = api.app.get(AiCountService, { strict: false });
    const run = await counts.reserve(buyer.userId, { key: 'run', source: 'resumeAnalysis' });
    await expect(buyer.call(refundOrder, { orderId })).rejects.toThrow('该订单不符合退款条件');
    expect((await buyer.call(getTrade, { orderId })).refundNote).toContain('次数已使用');
    await counts.refund(run);
    const late = shop.later(7 * DAY + 1, () => buyer.call(refundOrder, { orderId }));
    await expect(late).rejects.toThrow('该订单不符合退款条件');
    expect((await buyer.call(refundOrder, { orderId })).status).toBe('refunding');
  });
});

describe('an invoice', () => {
  it('is requested for the paid amount, stored encrypted, and changeable until issued', async () => {
    const buyer = await newBuyer();
    const { call } = buyer;
    const { order } = await call(makeOrder, { productId: 11 });
    const person = { kind: 'personal', title: '林晓', mailbox: 'lin@example.com' } as const;
    const unpaid = call(requestInvoice, { orderId: order.orderId, invoice: person });
    await expect(unpaid).rejects.toThrow('该订单不能开票');
    const orderId = await buy(buyer, 1);
    const company = { kind: 'company', title: '示例科技', mailbox: 'fp@example.com' } as const;
    await expect(call(requestInvoice, { orderId, invoice: company })).rejects.toThrow('请输入企业税号');
    await call(requestInvoice, { orderId, invoice: person });
    const taxed = { ...company, taxNumber: '91110000000000000X' };
    expect(await call(requestInvoice, { orderId, invoice: taxed })).toMatchObject({
      invoice: taxed,
      invoiceStatus: 'requested',
    });
    const [kept] = await shop.database.$queryRaw<
      object[]
    >`SELECT * FROM invoice WHERE order_id = ${orderId}::uuid`;
    expect(JSON.stringify(kept)).not.toMatch(/示例科技|91110000000000000X|fp@example/);
    await shop.database.invoice.update({ where: { orderId }, data: { status: 'issued' } });
    await expect(call(requestInvoice, { orderId, invoice: person })).rejects.toThrow(
      '发票已开具，不能再修改',
    );
  });

  it('of a person has no tax number', async () => {
    const buyer = await newBuyer();
    const orderId = await buy(buyer, 1);
    const person = { kind: 'personal', title: '林晓', mailbox: 'lin@example.com' } as const;
    const taxed = { ...person, taxNumber: '91110000000000000X' };
    expect((await buyer.call(requestInvoice, { orderId, invoice: taxed })).invoice).toEqual(person);
  });

  it.each([
    ['a blank title', { title: '   ' }, '请输入发票抬头'],
    ['an invisible title', { title: '\u200b\u2060' }, '请输入发票抬头'],
    [
      'a title that reverses the surrounding text',
      { title: '\u202e晓林' },
      '发票抬头含有看不见的字符，请重新输入',
    ],
    ['a title of two lines', { title: '林晓\r\nBcc: x' }, '发票抬头含有看不见的字符，请重新输入'],
    ['an invalid tax number', { kind: 'company', tax_number: 'xx' }, '请输入 15 至 20 位的企业税号'],
  ])('400: %s, and nothing is stored', async (_name, field, message) => {
    const buyer = await newBuyer();
    const orderId = await buy(buyer, 1);
    const invoice = { kind: 'personal', title: '林晓', email: 'lin@example.com', ...field };
    const answer = await api.post(
      '/api/order/invoice',
      { order_id: orderId, invoice },
      { token: buyer.token },
    );
    expect(answer).toMatchObject({ status: 400, code: 0, msg: message });
    expect(await shop.database.invoice.count({ where: { orderId } })).toBe(0);
  });

  it('is shown as stored, whatever the current validation rules', async () => {
    const buyer = await newBuyer();
    const orderId = await buy(buyer, 1);
    const person = { kind: 'personal', title: '林晓', mailbox: 'lin@example.com' } as const;
    await buyer.call(requestInvoice, { orderId, invoice: person });
    const titleCipher = api.app.get(CryptoService, { strict: false }).encrypt('');
    await shop.database.invoice.update({ where: { orderId }, data: { titleCipher } });
    expect((await buyer.call(getTrade, { orderId })).invoice).toMatchObject({ title: '' });
  });
});

describe('the local cashier', () => {
  const open = (number: string) => fetch(`${api.url}/dev/cashier?payment=${number}`);
  const press = (fields: Record<string, string>, origin = 'http://localhost') =>
    fetch(`${api.url}/dev/cashier`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams(fields),
    });

  it('identifies itself, accepts a payment once, and only from its own page', async () => {
    const { call, userId } = await newBuyer();
    const { order, way, number } = await shop.begin(call, 11, 'local');
    expect(way.url).toBe(`http://localhost/dev/cashier?payment=${number}`);
    const page = await (await open(number)).text();
    expect(page).toContain('不会产生真实扣款');
    expect(page).toContain('¥6.00');
    expect((await press({ payment: number, act: 'pay' }, 'https://evil.example')).status).toBe(403);
    expect(await shop.balanceOf(userId)).toBe(0);
    const pressed = await Promise.all(
      Array.from({ length: 20 }, () => press({ payment: number, act: 'pay' })),
    );
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(pressed.map(({ url, redirected }) => redirected && url))).toEqual(
      new Set([`${api.url}/dev/cashier?payment=${number}`]),
    );
    expect(await shop.balanceOf(userId)).toBe(10);
    expect(await call(getTrade, { orderId: order.orderId })).toMatchObject({
      status: 'granted',
      paidBy: 'local',
    });
    for (const lost of ['1', '%ED%A0%80', 'x'.repeat(3_000)]) expect((await open(lost)).status).toBe(404);
    expect((await open('%00')).status).toBe(400);
  });

  it('may lose its notification, and the payment is then found by polling', async () => {
    const { call, userId } = await newBuyer();
    const { order, number } = await shop.begin(call, 11, 'local');
    await press({ payment: number, act: 'paySilently' });
    expect(await shop.balanceOf(userId)).toBe(0);
    await shop.later(10_000, () => call(getTrade, { orderId: order.orderId }));
    expect(await shop.balanceOf(userId)).toBe(10);
  });
});
