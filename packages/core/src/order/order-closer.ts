import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/index.js';
import { OrderClosingRepository } from './order-closing.repository.js';
import type { Order } from './order.js';
import { OrderRepository } from './order.repository.js';

/** Ends orders that were not granted, and marks refunded ones. */
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

  /** Closes a pending order; false if it is no longer pending. */
  close(orderId: string, reason: 'cancelled' | 'expired'): Promise<boolean> {
    return this.closing.close(orderId, reason, this.clock.now());
  }

  /** Closes expired orders without an open payment. */
  closeExpired(): Promise<number> {
    return this.closing.closeExpired(this.clock.now());
  }

  markRefunded(orderId: string): Promise<boolean> {
    return this.closing.markRefunded(orderId, this.clock.now());
  }
}
