import { randomUUID, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Prisma } from '@qicheng/db';
import { chinaMoment } from '@qicheng/resume/china-time';
import { isUuid, type Paging, type RecordQuery, rowsOf, takeAdvisoryLock } from '../platform/index.js';
import type { Order, OrderView, PayProviderName, RefundState } from './order.js';

/** An order number: China time and eight random digits, 22 digits in all. */
export function newNumber(now: Date): string {
  const moment = chinaMoment(now).replace(/\D/g, '');
  return `${moment}${randomInt(10_000_000, 100_000_000)}`;
}

/** Format of our numbers and of the providers'. */
const SEARCHED = /^[\w-]{1,64}$/;

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

/** What the buyer gets, and its price. */
type Promised = Pick<Order, 'productId' | 'kind' | 'name' | 'amountFen' | 'days' | 'aiCounts'>;

interface NewOrder extends Promised {
  userId: string;
  requestKey: string;
  createdAt: Date;
  expiresAt: Date;
}

/** The orders of one user, or a view of all. */
type Which = { userId: string } | { view: OrderView };

/** Filters all orders; `search` is the number of an order, or of its payment here or at the provider. */
export type OrderQuery = RecordQuery & { view: OrderView; search: string };

@Injectable()
export class OrderRepository {
  constructor(private readonly database: Database) {}

  /**
   * The order of this request key, or the open one for the product, or a new one. Requests of one buyer are serialised,
   * so that concurrent ones share one order; an open order with other terms is closed first. Null if the key created an
   * order of another product.
   */
  async make(order: NewOrder): Promise<Order | null> {
    const { userId, requestKey, productId, createdAt } = order;
    const row = await this.database.$transaction(async (transaction) => {
      await takeAdvisoryLock(transaction, `order:${userId}`);
      const repeated = await transaction.order.findUnique({
        where: { byRequest: { userId, requestKey } },
        select: ORDER,
      });
      if (repeated !== null) return repeated.productId === productId ? repeated : null;
      const open = await transaction.order.findFirst({
        where: { userId, productId, status: 'pending' },
        select: ORDER,
      });
      if (open !== null && isSamePromise(open, order) && open.expiresAt > createdAt) return open;
      if (open !== null) {
        const closedReason = open.expiresAt > createdAt ? 'replaced' : 'expired';
        await transaction.order.update({
          where: { id: open.id },
          data: { status: 'closed', closedReason, closedAt: createdAt },
        });
      }
      return transaction.order.create({
        data: { id: randomUUID(), number: newNumber(createdAt), ...order },
        select: ORDER,
      });
    });
    return row as Order | null;
  }

  async find(id: string): Promise<Order | null> {
    return (await this.database.order.findUnique({ where: { id }, select: ORDER })) as Order | null;
  }

  async findOwn(userId: string, id: string): Promise<Order | null> {
    return (await this.database.order.findFirst({ where: { id, userId }, select: ORDER })) as Order | null;
  }

  /** By number or id, for operators. */
  async findByName(name: string): Promise<Order | null> {
    if (!SEARCHED.test(name)) return null;
    const where = isUuid(name) ? { id: name } : { number: name };
    return (await this.database.order.findUnique({ where, select: ORDER })) as Order | null;
  }

  async page(which: Which, { page, limit }: Paging): Promise<{ list: Order[]; total: number }> {
    const where = 'userId' in which ? which : ofView(which.view);
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

  /** For operators' lists: paged by row instead of page number, so that new orders do not shift pages. */
  async records({ view, search, ...query }: OrderQuery): Promise<Order[]> {
    const { where, ...rest } = rowsOf(query);
    const rows = await this.database.order.findMany({
      where: { AND: [where, ofView(view), ofSearch(search)] },
      select: ORDER,
      ...rest,
    });
    return rows as Order[];
  }

  /** Payment, refunds and invoice data of an order. */
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
}

const isSamePromise = (open: Omit<Promised, 'kind'>, requested: Promised): boolean =>
  open.amountFen === requested.amountFen &&
  open.days === requested.days &&
  open.aiCounts === requested.aiCounts;

function ofView(view: OrderView): Prisma.OrderWhereInput {
  switch (view) {
    case 'all':
      return {};
    case 'invoiceDue':
      return { status: 'granted', invoice: { status: 'requested' } };
    case 'refundFailed':
      return { refunds: { some: { status: 'failed' } } };
    default:
      return { status: view };
  }
}

// Exact matches only: each of these columns is indexed.
function ofSearch(search: string): Prisma.OrderWhereInput {
  if (search === '') return {};
  if (!SEARCHED.test(search)) return { id: { in: [] } };
  const provider = { in: ['wechat', 'alipay', 'local'] };
  return {
    OR: [
      { number: search },
      { payments: { some: { number: search } } },
      { payments: { some: { provider, transactionId: search } } },
    ],
  };
}
