import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../operator/index.js';
import { Clock, Failure } from '../platform/index.js';
import { OrderRefundRepository } from './order-refund.repository.js';
import { type Order, REFUND_DAYS, type OrderFailure } from './order.js';
import { OrderService } from './order.service.js';

/** Refunds a granted order: revokes what it granted and starts the refund of its payment. */
@Injectable()
export class ReturnOrder {
  constructor(
    private readonly orders: OrderService,
    private readonly refunds: OrderRefundRepository,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** By the buyer, within seven days and with all its counts unused. */
  async run(userId: string, orderId: string): Promise<Order> {
    await this.orders.getOwn(userId, orderId);
    const now = this.clock.now();
    const grantedAfter = new Date(now.getTime() - REFUND_DAYS * 86_400_000);
    return returned(await this.refunds.begin(orderId, { reason: 'requested', grantedAfter }, now));
  }

  /** By an operator, at any time; only the remaining counts are revoked. */
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
