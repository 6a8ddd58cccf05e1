import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import type { PayProviderName } from '../order/index.js';

export interface DueRefund {
  id: string;
  orderId: string;
  number: string;
  amountFen: number;
  attempts: number;
  payment: { number: string; provider: PayProviderName; isSettling: boolean };
}

@Injectable()
export class RefundRepository {
  constructor(private readonly database: Database) {}

  /** Claims due refunds; no other worker takes them until `heldUntil`. */
  async takeDue(now: Date, heldUntil: Date, limit: number): Promise<DueRefund[]> {
    const rows = await this.database.$queryRaw<Array<{ id: string }>>`
      UPDATE refund SET next_attempt_at = ${heldUntil}, attempts = attempts + 1
      WHERE id IN (SELECT id FROM refund WHERE status = 'pending' AND next_attempt_at <= ${now}
        ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id`;
    if (rows.length === 0) return [];
    const refunds = await this.database.refund.findMany({
      where: { id: { in: rows.map(({ id }) => id) } },
      select: {
        id: true,
        orderId: true,
        number: true,
        amountFen: true,
        attempts: true,
        payment: { select: { number: true, provider: true, isSettling: true } },
      },
    });
    return refunds as DueRefund[];
  }

  async tryAgainAt(id: string, at: Date): Promise<void> {
    await this.database.refund.updateMany({ where: { id, status: 'pending' }, data: { nextAttemptAt: at } });
  }

  /** False when it had already ended. */
  async end(id: string, status: 'done' | 'failed', now: Date): Promise<boolean> {
    const { count } = await this.database.refund.updateMany({
      where: { id, status: 'pending' },
      data: { status, finishedAt: now },
    });
    return count === 1;
  }

  /** Puts a failed refund back in the queue. */
  async reopen(orderId: string, now: Date): Promise<number> {
    const { count } = await this.database.refund.updateMany({
      where: { orderId, status: 'failed' },
      data: { status: 'pending', attempts: 0, nextAttemptAt: now, finishedAt: null },
    });
    return count;
  }
}
