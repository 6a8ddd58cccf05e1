import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../operator/index.js';
import type { Paging } from '../platform/index.js';
import { InvoiceRepository } from './invoice.repository.js';
import type { InvoiceRequest, Order, OrderDetail, OrderView } from './order.js';
import { type OrderQuery, OrderRepository } from './order.repository.js';
import { OrderService } from './order.service.js';

/** Orders for operators. */
@Injectable()
export class OrderAdminService {
  constructor(
    private readonly orders: OrderService,
    private readonly repository: OrderRepository,
    private readonly invoices: InvoiceRepository,
    private readonly audit: AuditLogService,
  ) {}

  /** Newest first. */
  list(view: OrderView, paging: Paging): Promise<{ list: Order[]; total: number }> {
    return this.repository.page({ view }, paging);
  }

  /** Newest first, after a given row. */
  find(query: OrderQuery): Promise<Order[]> {
    return this.repository.records(query);
  }

  /** One order by number or id. Invoice data is personal, so reading it is audited. */
  async open(actor: string, name: string): Promise<OrderDetail> {
    const order = await this.orders.detailOf(name);
    if (order.invoice !== null) await this.audit.record(actor, 'order.readInvoice', order.id);
    return order;
  }

  /** Open invoice requests, oldest first, and their total. */
  listInvoiceRequests(limit: number): Promise<{ list: InvoiceRequest[]; total: number }> {
    return this.invoices.listRequested(limit);
  }

  countInvoiceRequests(): Promise<number> {
    return this.invoices.countRequested();
  }
}
