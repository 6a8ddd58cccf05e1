import { Module } from '@nestjs/common';
import { MembershipModule } from '@qicheng/core/membership';
import { OperatorModule } from '@qicheng/core/operator';
import { OrderModule } from '@qicheng/core/order';
import { PaymentModule } from '@qicheng/core/payment';
import { CashierController } from './cashier.controller.js';
import { CountProductController } from './count-product.controller.js';
import { OrderController } from './order.controller.js';
import { OwnOrderController } from './own-order.controller.js';
import { PayNoticeController } from './pay-notice.controller.js';

@Module({
  imports: [MembershipModule, OperatorModule, OrderModule, PaymentModule],
  controllers: [
    OrderController,
    CountProductController,
    OwnOrderController,
    PayNoticeController,
    CashierController,
  ],
})
export class OrderHttpModule {}
