import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { reservationEnd, reservationSteps } from '../ai-count/index.js';
import { revokeTerm } from '../membership/index.js';
import { addRefund } from './order-settlement.repository.js';
import type { Order } from './order.js';
import { ORDER } from './order.repository.js';

/** Who requests: a buyer within the deadline and with unused counts, or an operator at any time. */
interface RefundTerms {
  reason: 'requested' | 'operator';
  /** Only an order granted after this; null for no limit. */
  grantedAfter: Date | null;
}

class NotUnused extends Error {}

/** Refunds a granted order: counts, days and money, all or none. */
@Injectable()
export class OrderRefundRepository {
  constructor(private readonly database: Database) {}

  /** The order, now being refunded; null if it cannot be refunded. */
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
        await cancelPacksAtMemberPrice(transaction, order, now);
        const payment = await transaction.payment.findFirstOrThrow({ where: { orderId, isSettling: true } });
        await revokeGrants(transaction, order, { mustBeWhole: reason === 'requested', now });
        const { id: paymentId, amountFen } = payment;
        await addRefund(transaction, { orderId, paymentId, amountFen, reason }, now);
        return order;
      });
    } catch (error) {
      if (error instanceof NotUnused) return null;
      throw error;
    }
  }

  /** Whether the buyer has AI counts bought at the member price of this order's membership. */
  hasPackAtPriceOf(orderId: string): Promise<boolean> {
    return hasPackAtPriceOf(this.database, orderId);
  }

  async balanceOf(userId: string): Promise<number> {
    const row = await this.database.aiCountBalance.findUnique({ where: { userId } });
    return row?.balance ?? 0;
  }
}

async function revokeGrants(
  transaction: Prisma.TransactionClient,
  { id: orderId, userId, aiCounts, days }: Order,
  { mustBeWhole, now }: { mustBeWhole: boolean; now: Date },
): Promise<void> {
  if (userId === null) return;
  if (mustBeWhole && (await hasPackAtPriceOf(transaction, orderId))) throw new NotUnused();
  if (days > 0) await revokeTerm(transaction, { orderId, userId }, now);
  if (aiCounts === 0) return;
  const [account] = await transaction.$queryRaw<Array<{ balance: number }>>`
    SELECT balance FROM ai_count_balance WHERE user_id = ${userId}::uuid FOR UPDATE`;
  const amount = Math.min(aiCounts, account?.balance ?? 0);
  if (mustBeWhole && amount < aiCounts) throw new NotUnused();
  if (amount === 0) return;
  const movement = { key: `order-refund:${orderId}`, amount, source: 'order-refund' };
  const steps = reservationSteps({ userId, movement, now }, Prisma.sql`TRUE`);
  const [taken] = await transaction.$queryRaw<Array<{ id: string }>>`WITH ${steps} SELECT id FROM reserved`;
  if (taken === undefined) throw new NotUnused();
  const end = reservationEnd({ reservationId: taken.id, kind: 'settle', now }, Prisma.sql`TRUE`);
  await transaction.$queryRaw`WITH ${end} SELECT id FROM closed`;
}

const AT_MEMBER_PRICE = Prisma.sql`pack.kind = 'counts' AND pack.amount_fen < product.price_fen`;

async function hasPackAtPriceOf(
  database: Pick<Prisma.TransactionClient, '$queryRaw'>,
  orderId: string,
): Promise<boolean> {
  const rows = await database.$queryRaw<unknown[]>`
    SELECT 1 FROM membership_term AS term
    JOIN purchase_order AS pack ON pack.user_id = term.user_id AND pack.created_at >= term.starts_at
    JOIN product ON product.id = pack.product_id
    WHERE term.order_id = ${orderId}::uuid AND term.revoked_at IS NULL AND pack.status = 'granted'
      AND ${AT_MEMBER_PRICE} LIMIT 1`;
  return rows.length > 0;
}

/** Closes pending orders at the member price when the membership is refunded. */
async function cancelPacksAtMemberPrice(
  transaction: Prisma.TransactionClient,
  { userId, days }: Order,
  now: Date,
): Promise<void> {
  if (userId === null || days === 0) return;
  await transaction.$executeRaw`
    UPDATE purchase_order AS pack SET status = 'closed', closed_reason = 'cancelled', closed_at = ${now}
    FROM product WHERE product.id = pack.product_id AND pack.user_id = ${userId}::uuid
      AND pack.status = 'pending' AND ${AT_MEMBER_PRICE}`;
}
