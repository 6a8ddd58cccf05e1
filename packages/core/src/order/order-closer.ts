import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/index.js';
import type { Order } from './order.js';
import { OrderClosingRepository } from './order-closing.repository.js';
import { OrderRepository } from './order.repository.js';

/** How orders end without being granted, and when their money has come back. */
@Injectable()
export class OrderCloser {
  constructor(
    private readonly orders: OrderRepository,
    private readonly closing: OrderClosingRepository,
    private readonly clock: Clock,
  ) {}

  find(orderId: string): Promise<Order | null> {
    return this.orders.find(orderId);
  }

  /** Closes a pending order; false when it is none any more. */
  close(orderId: string, reason: 'cancelled' | 'expired'): Promise<boolean> {
    return this.closing.close(orderId, reason, this.clock.now());
  }

  /** Closes the orders whose time is over and for which no payment is open. */
  closeExpired(): Promise<number> {
    return this.closing.closeExpired(this.clock.now());
  }

  markRefunded(orderId: string): Promise<boolean> {
    return this.closing.markRefunded(orderId, this.clock.now());
  }
}
