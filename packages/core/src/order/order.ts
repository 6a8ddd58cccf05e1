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

/** An order that is not paid by then is closed. */
export const ORDER_MINUTES = 30;

/** Days in which its buyer may give an unused purchase back. */
export const REFUND_DAYS = 7;

/**
 * pending -> paid -> granted happens in one transaction, so `paid` is never seen to last. A closed order stays closed:
 * money that comes later goes back.
 */
export type OrderStatus = 'pending' | 'paid' | 'granted' | 'closed' | 'refunding' | 'refunded';

/** What operators look at: a state, or what waits for one of them. */
export type OrderView = 'all' | 'invoiceDue' | 'refundFailed' | OrderStatus;

export type PayProviderName = 'wechat' | 'alipay' | 'local';

export type RefundReason = 'late' | 'double' | 'requested' | 'operator';

export interface Order {
  id: string;
  number: string;
  /** Null once the buyer's account was erased. */
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

/** An order with how it was paid and what went back. */
export interface OrderDetail extends Order {
  paidBy: PayProviderName | '';
  transactionId: string;
  refunds: RefundState[];
  canRefund: boolean;
  /** What a buyer is told of giving it back. */
  refundNote: string;
  invoice: InvoiceData | null;
  invoiceStatus: '' | 'requested' | 'issued';
  /** Empty while it is not issued, and when its number was not named. */
  invoiceNumber: string;
  /** When the invoice was requested as it now stands. */
  invoiceRequestedAt: Date | null;
  invoiceIssuedAt: Date | null;
}

/** An invoice that waits for an operator; whose it is stays away. */
export interface InvoiceRequest {
  number: string;
  amountFen: number;
  kind: InvoiceData['kind'];
  requestedAt: Date;
}
