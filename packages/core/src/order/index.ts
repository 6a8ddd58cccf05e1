export { PurchasePolicy } from './purchase-policy.js';
export { IssueInvoice } from './issue-invoice.js';
export { MakeOrder } from './make-order.js';
export type { OrderFailure } from './order.failures.js';
export { OrderAdminService } from './order-admin.service.js';
export { OrderCloser } from './order-closer.js';
export { OrderModule } from './order.module.js';
export { newNumber } from './order-number.js';
export {
  type InvoiceData,
  type Order,
  type OrderDetail,
  type OrderView,
  type PayProviderName,
  REFUND_DAYS,
} from './order.js';
export { isOrderView, orderLabels } from './order-labels.js';
export { OrderService } from './order.service.js';
export { RequestInvoice } from './request-invoice.js';
export { ReturnOrder } from './return-order.js';
export { SettleOrder } from './settle-order.js';
