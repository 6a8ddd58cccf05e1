import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import type { getTrade, listOrders } from '@qicheng/contract/order/index';
import type { Order, OrderDetail } from '@qicheng/core/order';

type ShownOrder = ResultOf<typeof listOrders>['list'][number];

/** An order by contract names, without its owner. */
export function shownOrder(order: Order): ShownOrder {
  const { id: orderId, number, productId, kind, name, amountFen, days, aiCounts, status } = order;
  const { closedReason, createdAt, expiresAt, paidAt, refundedAt } = order;
  return {
    orderId,
    number,
    productId,
    kind,
    name,
    amountFen,
    days,
    aiCounts,
    status,
    closedReason,
    createdAt,
    expiresAt,
    paidAt,
    refundedAt,
  };
}

/** The same with payment, refunds and invoice. */
export function shownDetail(order: OrderDetail): ResultOf<typeof getTrade> {
  const { paidBy, transactionId, refunds, canRefund, refundNote, invoice } = order;
  const { invoiceStatus, invoiceNumber } = order;
  return {
    ...shownOrder(order),
    paidBy,
    transactionId,
    refunds,
    canRefund,
    refundNote,
    invoice,
    invoiceStatus,
    invoiceNumber,
  };
}
