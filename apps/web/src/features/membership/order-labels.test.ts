import { contentBesidesName, invoiceLabel } from './order-labels.js';

describe('invoice state', () => {
  type Order = Parameters<typeof invoiceLabel>[0];
  const words = (status: Order['status'], invoiceStatus: Order['invoiceStatus'], invoiceNumber = '') =>
    invoiceLabel({ status, invoiceStatus, invoiceNumber }, 'lin@example.com');

  it('names the recipient address while it is pending', () => {
    expect(words('granted', 'requested')).toBe('待开具，发送到 lin@example.com');
  });

  it('promises none for an order that is being refunded', () => {
    expect(words('refunding', 'requested')).toBe('订单退款中，不再开具');
    expect(words('refunded', 'requested')).toBe('订单已退款，不再开具');
  });

  it('shows an issued invoice, also after a later refund', () => {
    expect(words('granted', 'issued', '12345678')).toBe('已开具，发票号码 12345678，发送到 lin@example.com');
    expect(words('refunded', 'issued')).toBe('已开具，发送到 lin@example.com');
  });
});

it('shows the content of an order only if its name does not', () => {
  const pack = { name: 'AI 次数 10 次', days: 0, aiCounts: 10 };
  expect(contentBesidesName(pack)).toBe('');
  expect(contentBesidesName({ ...pack, name: '月卡', days: 30 })).toBe('会员 30 天，AI 次数 10 次');
});
