import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.js';
import { MembershipModule } from '../membership/index.js';
import { MessageModule } from '../message/index.js';
import { OperatorModule } from '../operator/index.js';
import { SiteModule } from '../site/index.js';
import { InvoiceRepository } from './invoice.repository.js';
import { IssueInvoice } from './issue-invoice.js';
import { MakeOrder, PurchasePolicy } from './make-order.js';
import { OrderAdminService } from './order-admin.service.js';
import { OrderCloser } from './order-closer.js';
import { OrderClosingRepository } from './order-closing.repository.js';
import { OrderRefundRepository } from './order-refund.repository.js';
import { OrderSettlementRepository } from './order-settlement.repository.js';
import { OrderRepository } from './order.repository.js';
import { OrderService } from './order.service.js';
import { RequestInvoice } from './request-invoice.js';
import { ReturnOrder } from './return-order.js';
import { SettleOrder } from './settle-order.js';

export { PurchasePolicy } from './make-order.js';
export { IssueInvoice } from './issue-invoice.js';
export { MakeOrder } from './make-order.js';
export type { OrderFailure } from './order.js';
export { OrderAdminService } from './order-admin.service.js';
export { OrderCloser } from './order-closer.js';
export { newNumber } from './order.repository.js';
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

@Module({
  imports: [CatalogueModule, MembershipModule, MessageModule, OperatorModule, SiteModule],
  providers: [
    OrderRepository,
    OrderSettlementRepository,
    OrderRefundRepository,
    OrderClosingRepository,
    InvoiceRepository,
    OrderCloser,
    PurchasePolicy,
    OrderService,
    OrderAdminService,
    MakeOrder,
    SettleOrder,
    ReturnOrder,
    RequestInvoice,
    IssueInvoice,
  ],
  exports: [
    PurchasePolicy,
    OrderCloser,
    OrderService,
    OrderAdminService,
    MakeOrder,
    SettleOrder,
    ReturnOrder,
    RequestInvoice,
    IssueInvoice,
  ],
})
export class OrderModule {}
