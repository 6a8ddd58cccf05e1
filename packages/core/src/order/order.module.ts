import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.js';
import { MembershipModule } from '../membership/index.js';
import { MessageModule } from '../message/index.js';
import { OperatorModule } from '../operator/index.js';
import { SiteModule } from '../site/index.js';
import { Buying } from './buying.js';
import { MakeOrder } from './make-order.js';
import { OrderClosingRepository } from './order-closing.repository.js';
import { OrderEndings } from './order-endings.service.js';
import { OrderRefundRepository } from './order-refund.repository.js';
import { OrderSettlementRepository } from './order-settlement.repository.js';
import { OrderRepository } from './order.repository.js';
import { Orders } from './orders.service.js';
import { RequestInvoice } from './request-invoice.js';
import { ReturnOrder } from './return-order.js';
import { SettleOrder } from './settle-order.js';

@Module({
  imports: [CatalogueModule, MembershipModule, MessageModule, OperatorModule, SiteModule],
  providers: [
    OrderRepository,
    OrderSettlementRepository,
    OrderRefundRepository,
    OrderClosingRepository,
    OrderEndings,
    Buying,
    Orders,
    MakeOrder,
    SettleOrder,
    ReturnOrder,
    RequestInvoice,
  ],
  exports: [Buying, OrderEndings, Orders, MakeOrder, SettleOrder, ReturnOrder, RequestInvoice],
})
export class OrderModule {}
