import { Injectable } from '@nestjs/common';
import { MessageService } from '../message/index.js';
import { AuditLogService } from '../operator/index.js';
import { Clock, Failure } from '../platform/index.js';
import { InvoiceRepository } from './invoice.repository.js';
import type { OrderFailure } from './order.js';
import { OrderService } from './order.service.js';

/** Electronic invoices have 20 digits, older ones 8 or 12. */
const INVOICE_NUMBER = /^(?:\d{8,20})?$/;

interface Issued {
  /** Empty if the number is not recorded. */
  invoiceNumber: string;
  /** Time of the request that the operator saw; null for the current one. */
  seen: Date | null;
}

/** Records that an operator issued an invoice on the tax authority's platform, and notifies the buyer. */
@Injectable()
export class IssueInvoice {
  constructor(
    private readonly orders: OrderService,
    private readonly invoices: InvoiceRepository,
    private readonly messages: MessageService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** Refuses an order without an open request, and data changed since the operator saw it. */
  async run(actor: string, name: string, { invoiceNumber, seen }: Issued): Promise<void> {
    if (!INVOICE_NUMBER.test(invoiceNumber)) throw new Failure<OrderFailure>('invoiceNumberInvalid');
    const { id, number, userId, name: bought } = await this.orders.getByName(name);
    const requestedAt = await this.invoices.findRequestedAt(id);
    if (requestedAt === null || userId === null) throw new Failure<OrderFailure>('invoiceNotAwaited');
    if (seen !== null && seen.getTime() !== requestedAt.getTime())
      throw new Failure<OrderFailure>('invoiceChanged');
    await this.audit.record(actor, 'order.issueInvoice', id);
    if (!(await this.invoices.issue(id, requestedAt, invoiceNumber, this.clock.now())))
      throw new Failure<OrderFailure>('invoiceChanged');
    await this.messages.notify(userId, {
      event: `invoice-issued:${number}`,
      title: '发票已开具',
      body: `${bought}，订单号 ${number}${invoiceNumber && `，发票号码 ${invoiceNumber}`}。发票发送到您填写的邮箱。`,
      link: '/personal/personal?tab=4',
    });
  }
}
