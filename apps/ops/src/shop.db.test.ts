import { randomUUID } from 'node:crypto';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { runLine } from '../test/run-line.js';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 2 });
  await database.product.create({
    data: { id: 1, kind: 'card', name: '月卡', priceFen: 1800, days: 30, aiCounts: 60 },
  });
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});

const ops = (line: string) => runLine(test.url, line);

/** An order that was granted as the product grants it. */
async function granted(number: string): Promise<{ userId: string; orderId: string }> {
  const { id: userId } = await database.user.create({ data: { username: '测试用户' } });
  const now = new Date();
  const { id: orderId } = await database.order.create({
    data: {
      number,
      userId,
      requestKey: randomUUID(),
      productId: 1,
      kind: 'card',
      name: '月卡',
      amountFen: 1800,
      days: 30,
      aiCounts: 60,
      status: 'granted',
      expiresAt: now,
      paidAt: now,
      grantedAt: now,
      payments: {
        create: {
          provider: 'local',
          number: `${number}1`,
          amountFen: 1800,
          status: 'paid',
          isSettling: true,
          transactionId: `local${number}`,
          paidAt: now,
        },
      },
      term: {
        create: {
          userId,
          productId: 1,
          cardName: '月卡',
          startsAt: now,
          endsAt: new Date(now.getTime() + 1e9),
        },
      },
    },
  });
  await database.aiCountBalance.create({ data: { userId, balance: 60 } });
  await database.aiCountEntry.create({
    data: { userId, kind: 'grant', amount: 60, balanceAfter: 60, key: `order:${orderId}`, source: 'order' },
  });
  return { userId, orderId };
}

it('lists orders, shows one and refunds it, with its remaining counts', async () => {
  const { userId, orderId } = await granted('2026112100000000000001');
  expect((await ops('order list')).out).toContain('2026112100000000000001');
  expect((await ops('order show 2026112100000000000001')).out).toContain(
    '18.00 元，会员 30 天，AI 次数 60 次',
  );
  expect(await ops('order refund 2026112100000000000001')).toMatchObject({ code: 0 });
  expect(await database.order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({
    status: 'refunding',
  });
  expect(await database.aiCountBalance.findUnique({ where: { userId } })).toMatchObject({ balance: 0 });
  expect(await ops(`order refund ${orderId}`)).toMatchObject({ code: 1 });
  expect((await ops('order show nothing')).err).toContain('没有这个订单');
  await database.refund.updateMany({ where: { orderId }, data: { status: 'failed' } });
  expect((await ops('ledger check')).out).toContain('✘ 没有失败或超过三天未到账的退款');
  expect((await ops(`order refund ${orderId}`)).out).toContain('重新提交 1 笔退款');
  expect(await ops('ledger check')).toMatchObject({ code: 0 });
});

it('lists pending invoices without personal data, and marks one as issued', async () => {
  const [number, later] = ['2026112100000000000002', '2026112100000000000003'];
  for (const [name, day] of [
    [later, 21],
    [number, 20],
  ] as const) {
    const { userId, orderId } = await granted(name);
    const createdAt = new Date(Date.UTC(2026, 10, day, 4));
    const sealed = { titleCipher: 'sealed', mailboxCipher: 'sealed' };
    await database.invoice.create({ data: { orderId, userId, kind: 'company', createdAt, ...sealed } });
  }
  const listed = await ops('order invoices');
  expect(listed.out).toMatch(new RegExp(`${number}  18.00  企业  2026/11/20[^]*${later}`));
  expect(listed.out).toContain('共 2 张待开具');
  expect(listed.out).not.toContain('sealed');
  expect((await ops('order list --status invoiceDue')).out).toContain('共 2 个订单');
  expect((await ops('order list --status nonsense')).err).toContain('invoiceDue');
  expect((await ops(`order issue ${number} --number 123`)).err).toContain('8 至 20 位数字');
  expect(await ops(`order issue ${number} --number 26112000000000000001`)).toMatchObject({ code: 0 });
  expect(await database.invoice.findFirst({ where: { order: { number } } })).toMatchObject({
    status: 'issued',
    invoiceNumber: '26112000000000000001',
  });
  expect(await database.message.count({ where: { title: '发票已开具' } })).toBe(1);
  expect(await database.auditEntry.count({ where: { actor: 'ops-cli', action: 'order.issueInvoice' } })).toBe(
    1,
  );
  expect((await ops(`order issue ${number}`)).err).toContain('没有等待开具的发票');
  expect((await ops('order invoices')).out).toContain('共 1 张待开具');
});

it('changes a price, audited', async () => {
  expect((await ops('product price 1 2000')).out).toContain('20.00 元');
  expect((await ops('product list')).out).toContain('20.00');
  expect(await ops('product price 99 2000')).toMatchObject({ code: 1 });
  expect(await database.auditEntry.count({ where: { action: 'product.change', subject: '1' } })).toBe(1);
});

describe('ledger check finds manual changes in the database, and repairs nothing', () => {
  it.each([
    ['余额等于明细之和', (id: string) => `UPDATE ai_count_balance SET balance = 9 WHERE user_id = '${id}'`],
    ['每次增加都有订单', (id: string) => `UPDATE ai_count_entry SET key = 'order:x' WHERE user_id = '${id}'`],
    [
      '恰有一笔对应的付款',
      (id: string) => `UPDATE payment SET amount_fen = 1 FROM purchase_order AS o
      WHERE o.id = payment.order_id AND o.user_id = '${id}'`,
    ],
    ['都发放了次数与会员期限', (id: string) => `DELETE FROM membership_term WHERE user_id = '${id}'`],
    [
      '没有停在中间状态的订单',
      (id: string) => `UPDATE purchase_order SET status = 'paid' WHERE user_id = '${id}'`,
    ],
    [
      '都对应一个订单或一笔退款',
      (id: string) => `UPDATE payment SET is_settling = false FROM purchase_order AS o
      WHERE o.id = payment.order_id AND o.user_id = '${id}'`,
    ],
    [
      '退款订单都有退款记录',
      (id: string) => `UPDATE purchase_order SET status = 'refunded' WHERE user_id = '${id}'`,
    ],
  ])('%s', async (words, harm) => {
    const { userId, orderId } = await granted(String(Date.now()).padEnd(22, '0'));
    await database.$executeRawUnsafe(harm(userId));
    const checked = await ops('ledger check');
    expect(checked.code).toBe(1);
    expect(checked.out).toMatch(new RegExp(`✘ [^\\n]*${words}`));
    expect((await ops('ledger check')).out).toBe(checked.out);
    await database.membershipTerm.deleteMany({ where: { orderId } });
    await database.payment.deleteMany({ where: { orderId } });
    await database.order.delete({ where: { id: orderId } });
    await database.user.delete({ where: { id: userId } });
  });
});
