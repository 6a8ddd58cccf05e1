import { Injectable } from '@nestjs/common';
import { OrderCloser, type OrderFailure, OrderService } from '../order/index.js';
import { Failure } from '../platform/index.js';
import { PaymentWatchService } from './payment-watch.service.js';

@Injectable()
export class CancelOrder {
  constructor(
    private readonly orders: OrderService,
    private readonly closer: OrderCloser,
    private readonly watch: PaymentWatchService,
  ) {}

  /**
   * Closes a pending order and its payments at the provider; an order paid in the meantime is granted
   * instead.
   */
  async run(userId: string, orderId: string): Promise<void> {
    await this.orders.getOwn(userId, orderId);
    await this.watch.checkBeforeCancel(orderId);
    if (!(await this.closer.close(orderId, 'cancelled')))
      throw new Failure<OrderFailure>('orderNotCancellable');
    await this.watch.closePayments(orderId);
  }
}
