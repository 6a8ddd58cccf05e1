import { randomUUID } from 'node:crypto';
import { getTrade, requestInvoice } from '@qicheng/contract/order/index';
import { OperatorService } from '@qicheng/core/operator';
import { LocalCashier } from '@qicheng/core/payment';
import { startApi, type TestApi } from '#test/harness.js';
import { newestAudits } from '#test/newest-audits.js';
import { OperatorBrowser } from '#test/operator-browser.js';
import { openShop } from '#test/shop.js';
import { openAccount } from '#test/visitor.js';

const password = 'calm bamboo lake';
const invoice = {
  kind: 'company',
  title: '示例<b>科技</b>',
  taxNumber: '91110000000000000X',
  mailbox: 'fp@example.com',
} as const;
const INVOICE_NUMBER = '26112000000000000001';
let api: TestApi;
let shop: Awaited<ReturnType<typeof openShop>>;
let support: OperatorBrowser;
let people = 13_800_000_700;

beforeAll(async () => {
  api = await startApi();
  shop = await openShop(api);
  const operators = api.app.get(OperatorService, { strict: false });
  for (const role of ['owner', 'content', 'school', 'support', 'judge'])
    await operators.add({ actor: 'ops-cli', name: `${role}-lin`, role, password });
  support = await browserOf('support');
});
afterAll(async () => {
  await shop.stop();
  await api.stop();
});
afterEach(async () => expect(await shop.breaches()).toEqual([]));

async function browserOf(role: string): Promise<OperatorBrowser> {
  const browser = new OperatorBrowser(api.url);
  await browser.signIn(`${role}-lin`, password);
  return browser;
}

/** A member who bought a month, and the page of that order. */
async function bought() {
  const { call, userId } = await openAccount(api, String((people += 1)));
  const { order, number: payment } = await shop.begin(call, 1, 'local');
  await api.app.get(LocalCashier, { strict: false }).act(payment, 'pay');
  const { orderId, number } = order;
  const page = `/ops/orders/${number}`;
  const ask = () => call(requestInvoice, { orderId, invoice });
  return { call, userId, orderId, number, payment, page, ask };
}

/** Follows the link on a page to its form, and sends it. */
async function act(page: string, words: string, fields: Record<string, string> = {}) {
  const { text } = await support.open(page);
  const href = new RegExp(`<a href="([^"]+)">${words}…</a>`).exec(text)?.[1];
  if (href === undefined) throw new Error(`${page} offers no ${words}`);
  const form = (await support.open(href.replaceAll('&amp;', '&'))).text.split('<main>')[1] ?? '';
  const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const hiddenFields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const target = /<form method="post" action="([^"]+)"/.exec(form)?.[1] ?? '';
  return support.submit(target, { ...hiddenFields, ...fields });
}

const acts = async (subject: string) =>
  (await shop.database.auditEntry.findMany({ where: { subject }, orderBy: { createdAt: 'asc' } })).map(
    ({ actor, action }) => `${actor} ${action}`,
  );

describe('the order list', () => {
  it.each([
    ['owner', 200],
    ['support', 200],
    ['content', 403],
    ['school', 403],
    ['judge', 403],
  ])('is open to %s: %i, as is a single order', async (role, status) => {
    const { page, number } = await bought();
    const browser = await browserOf(role);
    for (const path of ['/ops/orders', page, `${page}/refund`, `${page}/invoice`])
      expect([path, (await browser.open(path)).status]).toEqual([path, status]);
    if (status === 403) {
      const formToken = await browser.formToken('/ops');
      expect((await browser.submit(`${page}/refund`, { formToken, act: 'refund' })).status).toBe(403);
      expect(await shop.database.order.findUnique({ where: { number } })).toMatchObject({
        status: 'granted',
      });
    }
  });

  it('redirects visitors to sign-in', async () => {
    expect(await new OperatorBrowser(api.url).open('/ops/orders')).toMatchObject({
      status: 303,
      location: '/ops/sign-in',
    });
  });

  it('finds an order by its number and its payment numbers, but not by half of one', async () => {
    const { number, payment, orderId } = await bought();
    await bought();
    const { transactionId } = await shop.database.payment.findFirstOrThrow({ where: { orderId } });
    const found = async (search: string) =>
      (await support.open(`/ops/orders?${new URLSearchParams({ search }).toString()}`)).text;
    for (const name of [number, ` ${number} `, payment, transactionId ?? '']) {
      expect(await found(name)).toContain(`>${number}</a>`);
    }
    for (const name of [number.slice(0, -1), 'nothing', "'; --", '<b>'])
      expect(await found(name)).toContain('没有符合条件的记录');
  });

  it('exports the orders of a view, and audits it', async () => {
    const { number } = await bought();
    const { headers, text } = await support.open('/ops/orders.csv?view=granted');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text).toMatch(new RegExp(`"${number}","[^"]+","[^"]+","\\d+\\.\\d\\d","已完成"`));
    expect((await support.open('/ops/orders.csv?view=closed')).text).not.toContain(number);
    expect(await acts('订单')).toContain('operator:support-lin list.export');
    await support.open('/ops/orders.csv?view=granted&search=13800000000');
    const [typed] = await newestAudits(api);
    expect(typed?.detail).toEqual({ filters: ['已完成', '订单号或支付单号'] });
    for (const role of ['content', 'school', 'judge'])
      expect((await (await browserOf(role)).open('/ops/orders.csv')).status).toBe(403);
  });

  it('filters by state and by pending invoice', async () => {
    const [waiting, plain] = [await bought(), await bought()];
    await waiting.ask();
    const due = (await support.open('/ops/orders?view=invoiceDue')).text;
    expect(due).toContain(waiting.number);
    expect(due).not.toContain(plain.number);
    expect(due).toMatch(/待开票 \d/);
    expect((await support.open('/ops/orders?view=closed')).text).not.toContain(plain.number);
    expect((await support.open('/ops/orders?view=granted')).text).toContain(plain.number);
    expect((await support.open('/ops/orders?view=nonsense')).status).toBe(400);
  });

  it('pages through days of China without skipping any', async () => {
    const { userId, orderId } = await bought();
    const { productId } = await shop.database.order.findUniqueOrThrow({ where: { id: orderId } });
    const at = new Date('2026-03-08T15:59:00Z');
    // Groups of equal timestamps: a page ends within one.
    await shop.database.order.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        userId,
        productId,
        kind: 'card',
        name: '月卡',
        amountFen: 1_990,
        days: 30,
        aiCounts: 0,
        number: `2026030823${String(index).padStart(12, '0')}`,
        requestKey: randomUUID(),
        status: 'closed',
        closedReason: 'expired',
        expiresAt: at,
        createdAt: new Date(at.getTime() - Math.floor(index / 7) * 1_000),
      })),
    });
    const seen: string[] = [];
    let path: string | undefined = '/ops/orders?view=closed&from=2026-03-08&to=2026-03-08';
    for (let page = 0; path !== undefined && page < 9; page += 1) {
      const { text } = await support.open(path);
      seen.push(...[...text.matchAll(/>(\d{22})<\/a>/g)].map(([, number = '']) => number));
      path = /<a href="([^"]+)">更早的<\/a>/.exec(text)?.[1]?.replaceAll('&amp;', '&');
      if (path !== undefined) expect(path).toContain('from=2026-03-08');
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    const { text } = await support.open('/ops/orders?from=2026-03-09&to=2026-03-09');
    expect(text).toContain('没有符合条件的记录');
  });
});

describe('the page of an order', () => {
  it('shows its payment; only reading invoice data is audited', async () => {
    const { page, ask, orderId } = await bought();
    expect((await support.open(page)).text).toContain('本地收银台');
    expect(await acts(orderId)).toEqual([]);
    await ask();
    const { text } = await support.open(page);
    expect(text).toContain('示例&lt;b&gt;科技&lt;/b&gt;');
    for (const value of ['91110000000000000X', 'fp@example.com', '企业']) expect(text).toContain(value);
    expect(await acts(orderId)).toEqual(['operator:support-lin order.readInvoice']);
    const entries = await shop.database.auditEntry.findMany({ where: { subject: orderId } });
    expect(JSON.stringify(entries)).not.toMatch(/科技|91110000|fp@example/);
  });

  it.each(['2026112200000000000000', 'x', '--------------------', '00000000-0000-7000-8000-000000000000'])(
    'responds with 404 for %s and its actions',
    async (name) => {
      for (const path of ['', '/refund', '/invoice'])
        expect((await support.open(`/ops/orders/${name}${path}`)).status).toBe(404);
    },
  );
});

describe('a refund', () => {
  it('is confirmed, executed once, audited, and retried after a failure', async () => {
    const { page, orderId, number, call } = await bought();
    expect((await support.open(`${page}/refund`)).text).toContain('全额退款 18.00 元？');
    expect(await act(page, '全额退款')).toMatchObject({ status: 303, location: `${page}?done=refund` });
    expect((await support.open(`${page}?done=refund`)).text).toContain('退款已提交');
    expect(await call(getTrade, { orderId })).toMatchObject({ status: 'refunding' });
    expect((await support.open(`${page}/refund`)).text).toContain('退款中，没有可以退的款项');
    const formToken = await support.formToken('/ops');
    const again = await support.submit(`${page}/refund`, { formToken, act: 'refund' });
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('该订单不符合退款条件')]);
    expect((await support.submit(`${page}/refund`, { formToken, act: 'retry' })).status).toBe(400);
    await shop.database.refund.updateMany({ where: { orderId }, data: { status: 'failed' } });
    expect((await support.open('/ops/orders?view=refundFailed')).text).toContain(number);
    expect(await act(page, '重新提交失败的退款')).toMatchObject({ location: `${page}?done=retry` });
    expect(await shop.database.refund.findFirst({ where: { orderId } })).toMatchObject({
      status: 'pending',
    });
    expect(await acts(orderId)).toEqual([
      'operator:support-lin order.refund',
      'operator:support-lin order.refund',
      'operator:support-lin order.retryRefund',
      'operator:support-lin order.retryRefund',
    ]);
  });

  it('requires a form of this session and site', async () => {
    const { page, number } = await bought();
    const formToken = await support.formToken(`${page}/refund`);
    const foreign = { origin: 'https://evil.example' };
    expect((await support.submit(`${page}/refund`, { act: 'refund' })).status).toBe(403);
    expect((await support.submit(`${page}/refund`, { formToken, act: 'refund' }, foreign)).status).toBe(403);
    expect((await support.submit(`${page}/invoice`, { act: 'issue' })).status).toBe(403);
    expect(await shop.database.order.findUnique({ where: { number } })).toMatchObject({ status: 'granted' });
  });

  it('of an order with an issued invoice requires a reversal invoice', async () => {
    const { page, ask } = await bought();
    await ask();
    await act(page, '标记发票已开具', { invoiceNumber: INVOICE_NUMBER });
    expect((await support.open(page)).text).not.toContain('红字发票');
    expect((await support.open(`${page}/refund`)).text).toContain('红字发票');
    await act(page, '全额退款');
    expect((await support.open(page)).text).toMatch(
      new RegExp(`红字发票，冲销发票号码\\s+${INVOICE_NUMBER}`),
    );
  });

  it('voids an invoice request', async () => {
    const { page, ask, number } = await bought();
    await ask();
    await act(page, '全额退款');
    expect((await support.open(page)).text).toContain('这张发票不用再开');
    expect((await support.open('/ops/orders?view=invoiceDue')).text).not.toContain(number);
    const formToken = await support.formToken('/ops');
    const late = await support.submit(`${page}/invoice`, { formToken, act: 'issue', seen: '' });
    expect(late.text).toContain('没有等待开具的发票');
  });
});

describe('an invoice', () => {
  it('is marked as issued once, and its buyer is notified', async () => {
    const { page, ask, orderId, userId, call } = await bought();
    await ask();
    expect(await act(page, '标记发票已开具', { invoiceNumber: ` ${INVOICE_NUMBER} ` })).toMatchObject({
      status: 303,
      location: `${page}?done=invoice`,
    });
    expect(await call(getTrade, { orderId })).toMatchObject({
      invoiceStatus: 'issued',
      invoiceNumber: INVOICE_NUMBER,
    });
    expect(await shop.database.invoice.findUnique({ where: { orderId } })).toMatchObject({
      issuedAt: expect.any(Date),
    });
    const messages = await shop.database.message.findMany({ where: { userId, title: '发票已开具' } });
    expect(messages.map(({ body }) => body)).toEqual([expect.stringContaining(INVOICE_NUMBER)]);
    expect(await acts(orderId)).toContain('operator:support-lin order.issueInvoice');
    const formToken = await support.formToken('/ops');
    const again = await support.submit(`${page}/invoice`, { formToken, act: 'issue', invoiceNumber: '' });
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('没有等待开具的发票')]);
    expect((await support.open(page)).text).not.toContain('标记发票已开具');
  });

  it('keeps the input if its number is invalid, and may have none', async () => {
    const { page, ask, orderId } = await bought();
    await ask();
    for (const invoiceNumber of ['12345', 'A2345678', '1'.repeat(21)]) {
      const wrong = await act(page, '标记发票已开具', { invoiceNumber });
      expect(wrong.status).toBe(400);
      expect(wrong.text).toContain('发票号码是 8 至 20 位数字');
      expect(wrong.text).toContain(`value="${invoiceNumber}"`);
    }
    expect(await act(page, '标记发票已开具')).toMatchObject({ status: 303 });
    expect(await shop.database.invoice.findUnique({ where: { orderId } })).toMatchObject({
      status: 'issued',
      invoiceNumber: '',
    });
  });

  it('is not marked if the buyer changed the data after the operator looked', async () => {
    const { page, ask, orderId } = await bought();
    await ask();
    const { text } = await support.open(page);
    const href = /href="([^"]+\/invoice\?[^"]+)"/.exec(text)?.[1] ?? '';
    const seen = decodeURIComponent(href.split('seen=')[1] ?? '');
    await ask();
    const formToken = await support.formToken('/ops');
    for (const old of [seen, '', 'soon']) {
      const refused = await support.submit(`${page}/invoice`, { formToken, act: 'issue', seen: old });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('买家改过开票信息')]);
    }
    expect(await shop.database.invoice.findUnique({ where: { orderId } })).toMatchObject({
      status: 'requested',
    });
  });
});
