import { contentBesidesName, invoiceLabel } from './order-labels.js';

describe('how an invoice stands', () => {
  type Order = Parameters<typeof invoiceLabel>[0];
  const words = (status: Order['status'], invoiceStatus: Order['invoiceStatus'], invoiceNumber = '') =>
    invoiceLabel({ status, invoiceStatus, invoiceNumber }, 'lin@example.com');

  it('says where it will be sent while it is awaited', () => {
    expect(words('granted', 'requested')).toBe('待开具，发送到 lin@example.com');
  });

  it('promises none for an order whose money goes back', () => {
    expect(words('refunding', 'requested')).toBe('订单退款中，不再开具');
    expect(words('refunded', 'requested')).toBe('订单已退款，不再开具');
  });

  it('names what was issued, also when the money went back later', () => {
    expect(words('granted', 'issued', '12345678')).toBe('已开具，发票号码 12345678，发送到 lin@example.com');
    expect(words('refunded', 'issued')).toBe('已开具，发送到 lin@example.com');
  });
});

it('says what an order gives only where its name does not', () => {
  const pack = { name: 'AI 次数 10 次', days: 0, aiCounts: 10 };
  expect(contentBesidesName(pack)).toBe('');
  expect(contentBesidesName({ ...pack, name: '月卡', days: 30 })).toBe('会员 30 天，AI 次数 10 次');
});
