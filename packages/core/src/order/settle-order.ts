import { Injectable } from '@nestjs/common';
import { MessageService } from '../message/index.js';
import { Clock } from '../platform/index.js';
import { OrderSettlementRepository, type Paid, type Settlement } from './order-settlement.repository.js';

const ORDERS_PAGE = '/personal/personal?tab=4';

/** Grants an order once its payment has arrived, or refunds the payment. Idempotent. */
@Injectable()
export class SettleOrder {
  constructor(
    private readonly settlements: OrderSettlementRepository,
    private readonly messages: MessageService,
    private readonly clock: Clock,
  ) {}

  async run(paid: Paid): Promise<Settlement> {
    const settlement = await this.settlements.settle(paid, this.clock.now());
    await this.notify(settlement, paid);
    return settlement;
  }

  private async notify(settlement: Settlement, { paymentNumber }: Paid): Promise<void> {
    if (!('order' in settlement) || settlement.order.userId === null) return;
    const { userId, name, number } = settlement.order;
    if (settlement.outcome === 'settled')
      await this.messages.notify(userId, {
        event: `order-granted:${number}`,
        title: `支付成功，${name} 已生效`,
        link: ORDERS_PAGE,
      });
    else
      await this.messages.notify(userId, {
        event: `payment-returned:${paymentNumber}`,
        title:
          settlement.reason === 'double' ? '您有一笔重复支付，将原路退回' : '订单关闭后收到的付款将原路退回',
        body: `订单号 ${number}`,
        link: ORDERS_PAGE,
      });
  }
}
