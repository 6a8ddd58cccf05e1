import { z } from 'zod';
import { legacy, text, wire, wireDate, wireFlag, wireId, wireInt } from '../kit/endpoint.js';

const whole = z.number().int().min(0);

export const productId = legacy(
  'product_id',
  wireInt.pipe(z.number().int().min(1, '请选择要购买的内容').max(1_000_000, '请选择要购买的内容')),
);

/** Idempotency key of a button press; a double press creates one order [PY7]. */
export const requestKey = legacy('request_id', wireId.optional());

export const payProvider = z.enum(['wechat', 'alipay', 'local'], '请选择支付方式');

export const orderId = legacy('order_id', wireId);

const orderStatus = z.enum(['pending', 'paid', 'granted', 'closed', 'refunding', 'refunded']);

const invoiceKind = z.enum(['personal', 'company'], '请选择抬头类型');
// A title needs visible characters; invisible ones would reverse or break the lines into which it is copied.
const VISIBLE = /[\p{L}\p{N}]/u;
const ALL_VISIBLE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

export const invoiceTitle = text(100)
  .trim()
  .regex(VISIBLE, '请输入发票抬头')
  .regex(ALL_VISIBLE, '发票抬头含有看不见的字符，请重新输入');
const TAX_NUMBER = '请输入 15 至 20 位的企业税号';
const taxNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^$|^[0-9A-Z]{15,20}$/, TAX_NUMBER);
/** A company's invoice, which must name the company. */
export const companyTaxNumber = taxNumber.min(1, TAX_NUMBER);
export const invoiceMailbox = z.email('请输入正确的邮箱').max(100, '请输入正确的邮箱');

/** Invoice details; a personal invoice has no tax number. */
export const invoiceRequest = wire({
  kind: invoiceKind,
  title: invoiceTitle,
  taxNumber: legacy('tax_number', taxNumber.optional()),
  mailbox: legacy('email', invoiceMailbox),
});

/** As stored: validation rules may change, but stored values are still shown. */
const invoice = wire({
  kind: invoiceKind,
  title: z.string(),
  taxNumber: legacy('tax_number', z.string().optional()),
  mailbox: legacy('email', z.string()),
});

/** An order as its buyer sees it. */
const facts = {
  orderId,
  /** The number users quote. */
  number: legacy('order_no', z.string()),
  productId: legacy('product_id', whole),
  kind: z.enum(['card', 'counts']),
  name: z.string(),
  amountFen: legacy('amount_fen', whole),
  days: whole,
  aiCounts: legacy('ai_count', whole),
  status: orderStatus,
  closedReason: legacy('closed_reason', z.enum(['', 'cancelled', 'expired', 'replaced'])),
  createdAt: legacy('create_time', wireDate),
  expiresAt: legacy('expire_time', wireDate),
  paidAt: legacy('pay_time', wireDate.nullable()),
  refundedAt: legacy('refund_time', wireDate.nullable()),
};

export const orderSummary = wire(facts);

const refund = wire({
  amountFen: legacy('amount_fen', whole),
  /** Reason for the refund. */
  reason: z.enum(['late', 'double', 'requested', 'operator']),
  status: z.enum(['pending', 'done', 'failed']),
  createdAt: legacy('create_time', wireDate),
  finishedAt: legacy('finish_time', wireDate.nullable()),
});

export const orderDetail = wire({
  ...facts,
  /** Payment method; empty until paid. */
  paidBy: legacy('pay_type', z.union([z.literal(''), payProvider])),
  /** The provider's payment number. */
  transactionId: legacy('transaction_id', z.string()),
  refunds: z.array(refund),
  /** Whether the buyer can get a refund now, and if not, why. */
  canRefund: legacy('can_refund', wireFlag),
  refundNote: legacy('refund_note', z.string()),
  invoice: invoice.nullable(),
  invoiceStatus: legacy('invoice_status', z.enum(['', 'requested', 'issued'])),
  /** Empty until an operator fills it in. */
  invoiceNumber: legacy('invoice_number', z.string()),
});

/** A created order and its payment methods. */
export const orderMade = wire({
  order: orderSummary,
  providers: legacy('pay_types', z.array(payProvider)),
});

/** Where the payer continues. */
export const payWay = wire({
  provider: legacy('pay_type', payProvider),
  /** `qr` is scanned with a phone, `page` is opened. */
  kind: z.enum(['qr', 'page']),
  /** For a page; for a code only where this site is itself the cashier. */
  url: z.string(),
  /** The code as an image; empty for a page. */
  qrCode: legacy('qrcode', z.string()),
});
