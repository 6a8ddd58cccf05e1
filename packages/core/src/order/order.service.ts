import { Injectable } from '@nestjs/common';
import { Clock, Failure, type Paging, CryptoService } from '../platform/index.js';
import { OrderRefundRepository } from './order-refund.repository.js';
import { type InvoiceData, type Order, type OrderDetail, REFUND_DAYS, type OrderFailure } from './order.js';
import { OrderRepository } from './order.repository.js';

const DAY_MS = 86_400_000;

/** Orders for buyers and operators. */
@Injectable()
export class OrderService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: OrderRefundRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** A buyer's order; someone else's gives the same response as a missing one [PY7]. */
  async getOwn(userId: string, orderId: string): Promise<Order> {
    const order = await this.orders.findOwn(userId, orderId);
    if (order === null) throw new Failure<OrderFailure>('orderNotFound');
    return order;
  }

  async detailOfOwn(userId: string, orderId: string): Promise<OrderDetail> {
    return this.describe(await this.getOwn(userId, orderId));
  }

  listOwn(userId: string, paging: Paging): Promise<{ list: Order[]; total: number }> {
    return this.orders.page({ userId }, paging);
  }

  /** For operators: by number or id. */
  async getByName(name: string): Promise<Order> {
    const order = await this.orders.findByName(name);
    if (order === null) throw new Failure<OrderFailure>('orderNotFound');
    return order;
  }

  async detailOf(name: string): Promise<OrderDetail> {
    return this.describe(await this.getByName(name));
  }

  private async describe(order: Order): Promise<OrderDetail> {
    const { invoice, ...circumstances } = await this.orders.findCircumstances(order.id);
    const refundNote = await this.refundNote(order);
    return {
      ...order,
      ...circumstances,
      canRefund: order.status === 'granted' && refundNote === '',
      refundNote,
      invoice: invoice === null ? null : this.open(invoice),
      invoiceStatus: (invoice?.status ?? '') as OrderDetail['invoiceStatus'],
      invoiceNumber: invoice?.invoiceNumber ?? '',
      invoiceRequestedAt: invoice?.createdAt ?? null,
      invoiceIssuedAt: invoice?.issuedAt ?? null,
    };
  }

  /** Why the buyer cannot refund a granted order; empty if they can. */
  private async refundNote({ id, status, grantedAt, aiCounts, days, userId }: Order): Promise<string> {
    if (status !== 'granted' || grantedAt === null || userId === null) return '';
    const deadline = new Date(grantedAt.getTime() + REFUND_DAYS * DAY_MS);
    if (deadline <= this.clock.now()) return `已超过 ${REFUND_DAYS} 天的自助退款期，如有问题请联系客服`;
    if (aiCounts > 0 && (await this.refunds.balanceOf(userId)) < aiCounts)
      return '本单的 AI 次数已使用，不能自助退款，如有问题请联系客服';
    if (days > 0 && (await this.refunds.hasPackAtPriceOf(id)))
      return '会员期内按会员价买过 AI 次数，请先退回那些订单；如有问题请联系客服';
    return '';
  }

  private open(invoice: {
    kind: string;
    titleCipher: string;
    taxNumberCipher: string;
    mailboxCipher: string;
  }): InvoiceData {
    const { kind, titleCipher, taxNumberCipher, mailboxCipher } = invoice;
    return {
      kind: kind === 'company' ? 'company' : 'personal',
      title: this.secrets.decrypt(titleCipher),
      ...(taxNumberCipher !== '' && { taxNumber: this.secrets.decrypt(taxNumberCipher) }),
      mailbox: this.secrets.decrypt(mailboxCipher),
    };
  }
}
