import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import type { Paging } from '../platform/index.js';
import type { Order, PayProviderName, RefundState } from './order.js';
import { newNumber } from './order-number.js';

export const ORDER = {
  id: true,
  number: true,
  userId: true,
  productId: true,
  kind: true,
  name: true,
  amountFen: true,
  days: true,
  aiCounts: true,
  status: true,
  closedReason: true,
  createdAt: true,
  expiresAt: true,
  paidAt: true,
  grantedAt: true,
  refundedAt: true,
} as const;

/** What is promised for the money. */
type Promised = Pick<Order, 'productId' | 'kind' | 'name' | 'amountFen' | 'days' | 'aiCounts'>;

interface NewOrder extends Promised {
  userId: string;
  requestKey: string;
  createdAt: Date;
  expiresAt: Date;
}

interface StoredInvoice {
  kind: string;
  titleCipher: string;
  taxNumberCipher: string;
  mailboxCipher: string;
}

@Injectable()
export class OrderRepository {
  constructor(private readonly database: Database) {}

  /**
   * The order of this attempt, or the one that is open for the product, or a new one. Attempts of one buyer wait for
   * each other, so that twenty at once are one order; an open order that promises something else is closed first.
   */
  async make(wanted: NewOrder): Promise<Order> {
    const { userId, requestKey, productId, createdAt } = wanted;
    const row = await this.database.$transaction(async (transaction) => {
      await transaction.$executeRaw`
        SELECT pg_advisory_xact_lock(hashtextextended(${`order:${userId}`}, 0))`;
      const repeated = await transaction.order.findUnique({
        where: { byRequest: { userId, requestKey } },
        select: ORDER,
      });
      if (repeated !== null) return repeated;
      const open = await transaction.order.findFirst({
        where: { userId, productId, status: 'pending' },
        select: ORDER,
      });
      if (open !== null && isSamePromise(open, wanted) && open.expiresAt > createdAt) return open;
      if (open !== null) {
        const closedReason = open.expiresAt > createdAt ? 'replaced' : 'expired';
        await transaction.order.update({
          where: { id: open.id },
          data: { status: 'closed', closedReason, closedAt: createdAt },
        });
      }
      return transaction.order.create({
        data: { id: randomUUID(), number: newNumber(createdAt), ...wanted },
        select: ORDER,
      });
    });
    return row as Order;
  }

  async find(id: string): Promise<Order | null> {
    return (await this.database.order.findUnique({ where: { id }, select: ORDER })) as Order | null;
  }

  async findOwn(userId: string, id: string): Promise<Order | null> {
    return (await this.database.order.findFirst({ where: { id, userId }, select: ORDER })) as Order | null;
  }

  /** By number or id, for operators. */
  async findByName(name: string): Promise<Order | null> {
    if (!/^[\da-f-]{20,36}$/.test(name)) return null;
    const where = name.includes('-') ? { id: name } : { number: name };
    return (await this.database.order.findUnique({ where, select: ORDER })) as Order | null;
  }

  async page(
    where: { userId?: string; status?: string },
    { page, limit }: Paging,
  ): Promise<{ list: Order[]; total: number }> {
    const [list, total] = await Promise.all([
      this.database.order.findMany({
        where,
        select: ORDER,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        skip: (page - 1) * limit,
        take: limit,
      }),
      this.database.order.count({ where }),
    ]);
    return { list: list as Order[], total };
  }

  /** How an order was paid, what went back and what its invoice is to say. */
  async findCircumstances(orderId: string) {
    const [settling, refunds, invoice] = await Promise.all([
      this.database.payment.findFirst({
        where: { orderId, isSettling: true },
        select: { provider: true, transactionId: true },
      }),
      this.database.refund.findMany({
        where: { orderId },
        select: { amountFen: true, reason: true, status: true, createdAt: true, finishedAt: true },
        orderBy: { createdAt: 'asc' },
      }),
      this.database.invoice.findUnique({ where: { orderId } }),
    ]);
    return {
      paidBy: (settling?.provider ?? '') as PayProviderName | '',
      transactionId: settling?.transactionId ?? '',
      refunds: refunds as RefundState[],
      invoice,
    };
  }

  /** False when the invoice was issued already. */
  async putInvoice(userId: string, orderId: string, data: StoredInvoice): Promise<boolean> {
    const { kind, titleCipher, taxNumberCipher, mailboxCipher } = data;
    const written = await this.database.$executeRaw`
      INSERT INTO invoice AS kept (order_id, user_id, kind, title_cipher, tax_number_cipher, mailbox_cipher)
      VALUES (${orderId}::uuid, ${userId}::uuid, ${kind}, ${titleCipher}, ${taxNumberCipher}, ${mailboxCipher})
      ON CONFLICT (order_id) DO UPDATE SET kind = excluded.kind, title_cipher = excluded.title_cipher,
        tax_number_cipher = excluded.tax_number_cipher, mailbox_cipher = excluded.mailbox_cipher
      WHERE kept.status = 'requested'`;
    return written === 1;
  }
}

const isSamePromise = (open: Omit<Promised, 'kind'>, wanted: Promised): boolean =>
  open.amountFen === wanted.amountFen && open.days === wanted.days && open.aiCounts === wanted.aiCounts;
