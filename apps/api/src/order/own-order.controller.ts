import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { cancelOrder, listOrders, refundOrder, requestInvoice } from '@qicheng/contract/order/index';
import { OrderService, RequestInvoice, ReturnOrder } from '@qicheng/core/order';
import { CancelOrder } from '@qicheng/core/payment';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownDetail, shownOrder } from './shown-order.js';

const PAGE_SIZE = 20;

@Controller()
export class OwnOrderController {
  constructor(
    private readonly orders: OrderService,
    private readonly canceller: CancelOrder,
    private readonly returning: ReturnOrder,
    private readonly invoices: RequestInvoice,
  ) {}

  @Handles(listOrders)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listOrders>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listOrders>> {
    const { list, total } = await this.orders.listOwn(userId, { page, limit });
    return { list: list.map(shownOrder), total };
  }

  @Handles(cancelOrder)
  async cancel(
    @Input() { orderId }: InputOf<typeof cancelOrder>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof cancelOrder>> {
    await this.canceller.run(userId, orderId);
    return this.detail(userId, orderId);
  }

  @Handles(refundOrder)
  async refund(
    @Input() { orderId }: InputOf<typeof refundOrder>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof refundOrder>> {
    await this.returning.run(userId, orderId);
    return this.detail(userId, orderId);
  }

  @Handles(requestInvoice)
  async invoice(
    @Input() { orderId, invoice }: InputOf<typeof requestInvoice>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof requestInvoice>> {
    await this.invoices.run(userId, orderId, invoice);
    return this.detail(userId, orderId);
  }

  private async detail(userId: string, orderId: string): Promise<ResultOf<typeof cancelOrder>> {
    return shownDetail(await this.orders.detailOfOwn(userId, orderId));
  }
}
