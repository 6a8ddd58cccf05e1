import { invoiceWords } from './order-words.js';

describe('how an invoice stands', () => {
  const invoice = { kind: 'personal', title: '林晓', mailbox: 'lin@example.com' } as const;
  const words = (status: string, invoiceStatus: string, invoiceNumber = '') =>
    invoiceWords({ status, invoiceStatus, invoiceNumber, invoice } as never);

  it('says where it will be sent while it is awaited', () => {
    expect(words('granted', 'requested')).toBe('待开具，发送到 lin@example.com');
  });

  it('promises none for an order whose money goes back', () => {
    expect(words('refunding', 'requested')).toBe('订单已退款，不再开具');
    expect(words('refunded', 'requested')).toBe('订单已退款，不再开具');
  });

  it('names what was issued, also when the money went back later', () => {
    expect(words('granted', 'issued', '12345678')).toBe('已开具，发票号码 12345678，发送到 lin@example.com');
    expect(words('refunded', 'issued')).toBe('已开具，发送到 lin@example.com');
  });
});
