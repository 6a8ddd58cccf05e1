import type { ProductKind } from '../catalogue/index.js';

export type OrderFailure =
  | 'buyingClosed'
  | 'orderKeyReused'
  | 'orderNotFound'
  | 'orderNotPending'
  | 'orderExpired'
  | 'orderNotCancellable'
  | 'orderNotRefundable'
  | 'invoiceNotPossible'
  | 'invoiceIssued'
  | 'invoiceNotAwaited'
  | 'invoiceNumberInvalid'
  | 'invoiceChanged'
  | 'taxNumberNeeded';

/** An unpaid order is closed after this. */
export const ORDER_MINUTES = 30;

/** Days within which the buyer may return an unused purchase. */
export const REFUND_DAYS = 7;

/**
 * pending -> paid -> granted happens in one transaction, so `paid` is never visible outside. A closed order stays
 * closed: a later payment is refunded.
 */
export type OrderStatus = 'pending' | 'paid' | 'granted' | 'closed' | 'refunding' | 'refunded';

/** Operators' filter: a status, or what needs an operator. */
export type OrderView = 'all' | 'invoiceDue' | 'refundFailed' | OrderStatus;

export type PayProviderName = 'wechat' | 'alipay' | 'local';

export type RefundReason = 'late' | 'double' | 'requested' | 'operator';

export interface Order {
  id: string;
  number: string;
  /** Null once the buyer's account is erased. */
  userId: string | null;
  productId: number;
  kind: ProductKind;
  name: string;
  amountFen: number;
  days: number;
  aiCounts: number;
  status: OrderStatus;
  closedReason: '' | 'cancelled' | 'expired' | 'replaced';
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  grantedAt: Date | null;
  refundedAt: Date | null;
}

export interface RefundState {
  amountFen: number;
  reason: RefundReason;
  status: 'pending' | 'done' | 'failed';
  createdAt: Date;
  finishedAt: Date | null;
}

export interface InvoiceData {
  kind: 'personal' | 'company';
  title: string;
  taxNumber?: string | undefined;
  mailbox: string;
}

/** An order with its payment, refunds and invoice. */
export interface OrderDetail extends Order {
  paidBy: PayProviderName | '';
  transactionId: string;
  refunds: RefundState[];
  canRefund: boolean;
  /** Why the buyer cannot refund it; empty if they can, or if it is not granted. */
  refundNote: string;
  invoice: InvoiceData | null;
  invoiceStatus: '' | 'requested' | 'issued';
  /** Empty until issued, and if no number was recorded. */
  invoiceNumber: string;
  /** When the request was last changed. */
  invoiceRequestedAt: Date | null;
  invoiceIssuedAt: Date | null;
}

/** An open invoice request, without the buyer's data. */
export interface InvoiceRequest {
  number: string;
  amountFen: number;
  kind: InvoiceData['kind'];
  requestedAt: Date;
}
