import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import { newNumber, type Order, type PayProviderName } from '../order/index.js';

export interface Payment {
  id: string;
  orderId: string;
  provider: PayProviderName;
  number: string;
  amountFen: number;
  status: 'pending' | 'paid' | 'closed';
  link: string;
  queries: number;
}

const PAYMENT = {
  id: true,
  orderId: true,
  provider: true,
  number: true,
  amountFen: true,
  status: true,
  link: true,
  queries: true,
} as const;

@Injectable()
export class PaymentRepository {
  constructor(private readonly database: Database) {}

  /**
   * The open payment of an order at a provider, created if there is none; concurrent calls get the same one.
   */
  async open(
    { id: orderId, amountFen }: Order,
    provider: PayProviderName,
    dates: { now: Date; queryAt: Date },
  ) {
    const found = await this.findOpen(orderId, provider);
    if (found !== null) return found;
    await this.database.$executeRaw`
      INSERT INTO payment (id, order_id, provider, number, amount_fen, created_at, next_query_at)
      SELECT ${randomUUID()}::uuid, id, ${provider}, ${newNumber(dates.now)}, ${amountFen}::int, ${dates.now},
        ${dates.queryAt}
      FROM purchase_order WHERE id = ${orderId}::uuid AND status = 'pending'
      ON CONFLICT DO NOTHING`;
    return this.findOpen(orderId, provider);
  }

  async setLink(id: string, link: string): Promise<void> {
    await this.database.payment.updateMany({ where: { id, link: '' }, data: { link } });
  }

  async listOpenOf(orderId: string): Promise<Payment[]> {
    const rows = await this.database.payment.findMany({
      where: { orderId, status: 'pending' },
      select: PAYMENT,
    });
    return rows as Payment[];
  }

  /** Claims due payments; no other worker takes them until `heldUntil`. */
  async takeDue(now: Date, heldUntil: Date, limit: number): Promise<Payment[]> {
    const rows = await this.database.$queryRaw<Array<{ id: string }>>`
      UPDATE payment SET next_query_at = ${heldUntil}, queries = queries + 1
      WHERE id IN (SELECT id FROM payment WHERE next_query_at <= ${now} AND status = 'pending'
        ORDER BY next_query_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id`;
    return this.listById(rows.map(({ id }) => id));
  }

  /** Claims the payments of one order that would be checked by `dueBy` anyway. */
  async takeOf(orderId: string, { dueBy, heldUntil }: { dueBy: Date; heldUntil: Date }): Promise<Payment[]> {
    const rows = await this.database.$queryRaw<Array<{ id: string }>>`
      UPDATE payment SET next_query_at = ${heldUntil}, queries = queries + 1
      WHERE order_id = ${orderId}::uuid AND status = 'pending' AND next_query_at <= ${dueBy} RETURNING id`;
    return this.listById(rows.map(({ id }) => id));
  }

  async queryAgainAt(id: string, at: Date): Promise<void> {
    await this.database.payment.updateMany({ where: { id, status: 'pending' }, data: { nextQueryAt: at } });
  }

  /** It can no longer be paid at the provider. */
  async close(id: string, now: Date): Promise<void> {
    await this.database.payment.updateMany({
      where: { id, status: 'pending' },
      data: { status: 'closed', closedAt: now, nextQueryAt: null },
    });
  }

  private async findOpen(orderId: string, provider: PayProviderName): Promise<Payment | null> {
    const row = await this.database.payment.findFirst({
      where: { orderId, provider, status: 'pending' },
      select: PAYMENT,
    });
    return row as Payment | null;
  }

  private async listById(ids: string[]): Promise<Payment[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.payment.findMany({ where: { id: { in: ids } }, select: PAYMENT });
    return rows as Payment[];
  }
}
