import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { buyCounts, getTrade, makeOrder, payOrder } from '@qicheng/contract/order/index';
import type { ProductKind } from '@qicheng/core/catalogue';
import { MakeOrder, OrderService } from '@qicheng/core/order';
import { PaymentWatchService, PayOrder, PayProviderRegistry } from '@qicheng/core/payment';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownDetail, shownOrder } from './shown-order.js';

@Controller()
export class OrderController {
  constructor(
    private readonly make: MakeOrder,
    private readonly pay: PayOrder,
    private readonly orders: OrderService,
    private readonly watch: PaymentWatchService,
    private readonly providers: PayProviderRegistry,
  ) {}

  @Handles(makeOrder)
  makeOrder(
    @Input() input: InputOf<typeof makeOrder>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof makeOrder>> {
    return this.order(userId, input, ['card', 'counts']);
  }

  @Handles(buyCounts)
  buyCounts(
    @Input() input: InputOf<typeof buyCounts>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof buyCounts>> {
    return this.order(userId, input, ['counts']);
  }

  @Handles(payOrder)
  async payOrder(
    @Input() { orderId, provider }: InputOf<typeof payOrder>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof payOrder>> {
    const { order, way } = await this.pay.run(userId, orderId, provider);
    return { order: shownOrder(order), way };
  }

  @Handles(getTrade)
  async trade(
    @Input() { orderId }: InputOf<typeof getTrade>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getTrade>> {
    const { status } = await this.orders.getOwn(userId, orderId);
    // The payer is waiting, so a provider whose notice is late is queried.
    if (status === 'pending') await this.watch.checkOrder(orderId);
    return shownDetail(await this.orders.detailOfOwn(userId, orderId));
  }

  private async order(
    userId: string,
    { productId, requestKey }: InputOf<typeof makeOrder>,
    kinds: readonly ProductKind[],
  ): Promise<ResultOf<typeof makeOrder>> {
    const order = await this.make.run(userId, { productId, requestKey, kinds });
    return { order: shownOrder(order), providers: this.providers.names() };
  }
}
