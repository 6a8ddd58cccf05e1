import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { reservationEnd, reservationSteps } from '../ai-count/index.js';
import { revokeTerm } from '../membership/index.js';
import { addRefund } from './order-settlement.repository.js';
import type { Order } from './order.js';
import { ORDER } from './order.repository.js';

/** Who asks: a buyer within their time and with unused counts, or an operator in any case. */
interface RefundTerms {
  reason: 'requested' | 'operator';
  /** Granted later than this. */
  grantedAfter: Date | null;
}

class NotUnused extends Error {}

/** Where a granted order is given back: counts, days and money, whole or not at all. */
@Injectable()
export class OrderRefundRepository {
  constructor(private readonly database: Database) {}

  /** The order on its way back; null when it may not go. */
  async begin(orderId: string, { reason, grantedAfter }: RefundTerms, now: Date): Promise<Order | null> {
    try {
      return await this.database.$transaction(async (transaction) => {
        const [order] = (await transaction.order.updateManyAndReturn({
          where: {
            id: orderId,
            status: 'granted',
            ...(grantedAfter !== null && { grantedAt: { gt: grantedAfter } }),
          },
          data: { status: 'refunding' },
          select: ORDER,
        })) as Order[];
        if (order === undefined) return null;
        const payment = await transaction.payment.findFirstOrThrow({ where: { orderId, isSettling: true } });
        await takeBack(transaction, order, { mustBeWhole: reason === 'requested', now });
        const { id: paymentId, amountFen } = payment;
        await addRefund(transaction, { orderId, paymentId, amountFen, reason }, now);
        return order;
      });
    } catch (error) {
      if (error instanceof NotUnused) return null;
      throw error;
    }
  }

  async balanceOf(userId: string): Promise<number> {
    const row = await this.database.aiCountBalance.findUnique({ where: { userId } });
    return row?.balance ?? 0;
  }
}

async function takeBack(
  transaction: Prisma.TransactionClient,
  { id: orderId, userId, aiCounts, days }: Order,
  { mustBeWhole, now }: { mustBeWhole: boolean; now: Date },
): Promise<void> {
  if (userId === null) return;
  if (days > 0) await revokeTerm(transaction, { orderId, userId }, now);
  if (aiCounts === 0) return;
  const [held] = await transaction.$queryRaw<Array<{ balance: number }>>`
    SELECT balance FROM ai_count_balance WHERE user_id = ${userId}::uuid FOR UPDATE`;
  const amount = Math.min(aiCounts, held?.balance ?? 0);
  if (mustBeWhole && amount < aiCounts) throw new NotUnused();
  if (amount === 0) return;
  const movement = { key: `order-refund:${orderId}`, amount, source: 'order-refund' };
  const steps = reservationSteps({ userId, movement, now }, Prisma.sql`TRUE`);
  const [taken] = await transaction.$queryRaw<Array<{ id: string }>>`WITH ${steps} SELECT id FROM reserved`;
  if (taken === undefined) throw new NotUnused();
  const end = reservationEnd({ reservationId: taken.id, kind: 'settle', now }, Prisma.sql`TRUE`);
  await transaction.$queryRaw`WITH ${end} SELECT id FROM closed`;
}
