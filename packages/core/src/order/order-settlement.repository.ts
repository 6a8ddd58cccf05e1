import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Prisma } from '@qicheng/db';
import { grantStatement } from '../ai-count/index.js';
import { appendTerm } from '../membership/index.js';
import type { Order, PayProviderName, RefundReason } from './order.js';
import { ORDER, newNumber } from './order.repository.js';

/** A payment reported by a provider; checked against the requested one. */
export interface Paid {
  provider: PayProviderName;
  paymentNumber: string;
  transactionId: string;
  amountFen: number;
  paidAt: Date;
}

/** `settled`: the order is granted. `refunding`: the order could no longer be granted, so the payment is refunded. */
export type Settlement =
  | { outcome: 'settled'; order: Order }
  | { outcome: 'refunding'; order: Order; reason: RefundReason }
  | { outcome: 'repeated' | 'mismatch' | 'unknown' };

type Transaction = Prisma.TransactionClient;

/** State transitions of an order on payment: pending -> paid -> granted, all or none [PY3]. */
@Injectable()
export class OrderSettlementRepository {
  constructor(private readonly database: Database) {}

  async settle(paid: Paid, now: Date): Promise<Settlement> {
    return this.database.$transaction(async (transaction) => {
      const payment = await markPaid(transaction, paid);
      if (payment === null) return { outcome: await this.whyNot(transaction, paid) };
      const [moved] = await transaction.order.updateManyAndReturn({
        where: { id: payment.orderId, status: 'pending', userId: { not: null } },
        data: { status: 'paid', paidAt: paid.paidAt },
        select: ORDER,
      });
      if (moved === undefined) return sendBack(transaction, payment, now);
      await transaction.payment.update({ where: { id: payment.id }, data: { isSettling: true } });
      return { outcome: 'settled', order: await grant(transaction, moved as Order, now) };
    });
  }

  private async whyNot(transaction: Transaction, paid: Paid): Promise<'repeated' | 'mismatch' | 'unknown'> {
    const payment = await transaction.payment.findUnique({ where: { number: paid.paymentNumber } });
    if (payment === null || payment.provider !== paid.provider) return 'unknown';
    const isSame = payment.amountFen === paid.amountFen && payment.transactionId === paid.transactionId;
    return isSame ? 'repeated' : 'mismatch';
  }
}

interface PaidPayment {
  id: string;
  orderId: string;
  amountFen: number;
}

// The payment's row is the lock: a concurrent transaction finds it paid.
async function markPaid(transaction: Transaction, paid: Paid): Promise<PaidPayment | null> {
  const { provider, paymentNumber: number, amountFen, transactionId, paidAt } = paid;
  const [payment] = await transaction.payment.updateManyAndReturn({
    where: { number, provider, amountFen, status: { not: 'paid' } },
    data: { status: 'paid', transactionId, paidAt, nextQueryAt: null },
    select: { id: true, orderId: true, amountFen: true },
  });
  return payment ?? null;
}

async function grant(transaction: Transaction, order: Order, now: Date): Promise<Order> {
  const { id, userId, aiCounts, days, productId, name } = order;
  if (userId === null) throw new Error('an order without a buyer cannot be granted');
  if (aiCounts > 0) {
    const movement = { key: `order:${id}`, amount: aiCounts, source: 'order' };
    const rows = await grantStatement(transaction, { userId, movement, now });
    if (rows.length !== 1) throw new Error('an order was granted before it was paid');
  }
  if (days > 0) await appendTerm(transaction, { orderId: id, userId, productId, cardName: name, days }, now);
  const granted = await transaction.order.update({
    where: { id },
    data: { status: 'granted', grantedAt: now },
    select: ORDER,
  });
  return granted as Order;
}

// [PY5]: recorded, never dropped silently.
async function sendBack(transaction: Transaction, payment: PaidPayment, now: Date): Promise<Settlement> {
  const order = await transaction.order.findUniqueOrThrow({ where: { id: payment.orderId }, select: ORDER });
  const reason = order.status === 'closed' || order.status === 'pending' ? 'late' : 'double';
  await addRefund(
    transaction,
    { orderId: order.id, paymentId: payment.id, amountFen: payment.amountFen, reason },
    now,
  );
  return { outcome: 'refunding', order: order as Order, reason };
}

/** Records a full refund of a payment; the worker executes it. */
export async function addRefund(
  transaction: Transaction,
  refund: { orderId: string; paymentId: string; amountFen: number; reason: RefundReason },
  now: Date,
): Promise<void> {
  await transaction.refund.create({
    data: { id: randomUUID(), number: newNumber(now), nextAttemptAt: now, createdAt: now, ...refund },
  });
}
