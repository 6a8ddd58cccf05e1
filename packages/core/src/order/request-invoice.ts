import { Injectable } from '@nestjs/common';
import { Failure, CryptoService } from '../platform/index.js';
import { InvoiceRepository } from './invoice.repository.js';
import type { InvoiceData, OrderFailure } from './order.js';
import { OrderService } from './order.service.js';

@Injectable()
export class RequestInvoice {
  constructor(
    private readonly orders: OrderService,
    private readonly invoices: InvoiceRepository,
    private readonly secrets: CryptoService,
  ) {}

  /** Stores the invoice data, encrypted; it may be changed until the invoice is issued. */
  async run(userId: string, orderId: string, invoice: InvoiceData): Promise<void> {
    const { status } = await this.orders.getOwn(userId, orderId);
    if (status !== 'granted') throw new Failure<OrderFailure>('invoiceNotPossible');
    const isCompany = invoice.kind === 'company';
    const taxNumber = isCompany ? (invoice.taxNumber ?? '') : '';
    if (isCompany && taxNumber === '') throw new Failure<OrderFailure>('taxNumberNeeded');
    const isKept = await this.invoices.put(userId, orderId, {
      kind: invoice.kind,
      titleCipher: this.secrets.encrypt(invoice.title),
      taxNumberCipher: taxNumber === '' ? '' : this.secrets.encrypt(taxNumber),
      mailboxCipher: this.secrets.encrypt(invoice.mailbox),
    });
    if (!isKept) throw new Failure<OrderFailure>('invoiceIssued');
  }
}
