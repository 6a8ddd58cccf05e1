import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import type { Order } from './order.js';

@Injectable()
export class OrderClosingRepository {
  constructor(private readonly database: Database) {}

  /** False if the order was paid or closed in the meantime. */
  async close(id: string, closedReason: Order['closedReason'], now: Date): Promise<boolean> {
    const { count } = await this.database.order.updateMany({
      where: { id, status: 'pending' },
      data: { status: 'closed', closedReason, closedAt: now },
    });
    return count === 1;
  }

  /** Closes expired orders without an open payment. */
  async closeExpired(now: Date): Promise<number> {
    const { count } = await this.database.order.updateMany({
      where: { status: 'pending', expiresAt: { lte: now }, payments: { none: { status: 'pending' } } },
      data: { status: 'closed', closedReason: 'expired', closedAt: now },
    });
    return count;
  }

  /** Marks the refund of an order as completed; false if it was not being refunded. */
  async markRefunded(id: string, now: Date): Promise<boolean> {
    const { count } = await this.database.order.updateMany({
      where: { id, status: 'refunding' },
      data: { status: 'refunded', refundedAt: now },
    });
    return count === 1;
  }
}
