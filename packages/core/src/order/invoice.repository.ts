import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import type { InvoiceData, InvoiceRequest } from './order.js';

interface StoredInvoice {
  kind: string;
  titleCipher: string;
  taxNumberCipher: string;
  mailboxCipher: string;
}

/** Requests to be issued; a refunded order gets no invoice. */
const REQUESTED = { status: 'requested', order: { status: 'granted' } } as const;

@Injectable()
export class InvoiceRepository {
  constructor(private readonly database: Database) {}

  /** Stores or replaces a request; false if the invoice was already issued. */
  async put(userId: string, orderId: string, data: StoredInvoice): Promise<boolean> {
    const { kind, titleCipher, taxNumberCipher, mailboxCipher } = data;
    const written = await this.database.$executeRaw`
      INSERT INTO invoice AS kept (order_id, user_id, kind, title_cipher, tax_number_cipher, mailbox_cipher)
      VALUES (${orderId}::uuid, ${userId}::uuid, ${kind}, ${titleCipher}, ${taxNumberCipher}, ${mailboxCipher})
      ON CONFLICT (order_id) DO UPDATE SET kind = excluded.kind, title_cipher = excluded.title_cipher,
        tax_number_cipher = excluded.tax_number_cipher, mailbox_cipher = excluded.mailbox_cipher,
        created_at = excluded.created_at
      WHERE kept.status = 'requested'`;
    return written === 1;
  }

  /** When the open request of an order was made; null if there is none. */
  async findRequestedAt(orderId: string): Promise<Date | null> {
    const row = await this.database.invoice.findFirst({
      where: { orderId, ...REQUESTED },
      select: { createdAt: true },
    });
    return row?.createdAt ?? null;
  }

  /** False if the request was replaced since that time, or its order is refunded. */
  async issue(orderId: string, requestedAt: Date, invoiceNumber: string, now: Date): Promise<boolean> {
    const { count } = await this.database.invoice.updateMany({
      where: { orderId, createdAt: requestedAt, ...REQUESTED },
      data: { status: 'issued', invoiceNumber, issuedAt: now },
    });
    return count === 1;
  }

  /** Open requests, oldest first. */
  async listRequested(limit: number): Promise<{ list: InvoiceRequest[]; total: number }> {
    const [rows, total] = await Promise.all([
      this.database.invoice.findMany({
        where: REQUESTED,
        select: { kind: true, createdAt: true, order: { select: { number: true, amountFen: true } } },
        orderBy: { createdAt: 'asc' },
        take: limit,
      }),
      this.countRequested(),
    ]);
    const list = rows.map(({ kind, createdAt: requestedAt, order }) => ({
      ...order,
      kind: kind as InvoiceData['kind'],
      requestedAt,
    }));
    return { list, total };
  }

  countRequested(): Promise<number> {
    return this.database.invoice.count({ where: REQUESTED });
  }
}
