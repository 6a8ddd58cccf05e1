import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../operator/index.js';
import { Clock, Failure } from '../platform/index.js';
import { type Order, REFUND_DAYS, type OrderFailure } from './order.js';
import { OrderRefundRepository } from './order-refund.repository.js';
import { OrderService } from './order.service.js';

/** Gives a granted order back; what it granted goes, and its money is on the way. */
@Injectable()
export class ReturnOrder {
  constructor(
    private readonly orders: OrderService,
    private readonly refunds: OrderRefundRepository,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** Its buyer, within seven days and with all its counts unused. */
  async run(userId: string, orderId: string): Promise<Order> {
    await this.orders.getOwn(userId, orderId);
    const now = this.clock.now();
    const grantedAfter = new Date(now.getTime() - REFUND_DAYS * 86_400_000);
    return returned(await this.refunds.begin(orderId, { reason: 'requested', grantedAfter }, now));
  }

  /** An operator, at any time; of the counts only what is left can be taken back. */
  async runByOperator(actor: string, name: string): Promise<Order> {
    const { id } = await this.orders.getByName(name);
    await this.audit.record(actor, 'order.refund', id);
    return returned(
      await this.refunds.begin(id, { reason: 'operator', grantedAfter: null }, this.clock.now()),
    );
  }
}

function returned(order: Order | null): Order {
  if (order === null) throw new Failure<OrderFailure>('orderNotRefundable');
  return order;
}
