import { Injectable } from '@nestjs/common';
import { SettleOrder } from '../../order/index.js';
import { Clock } from '../../platform/index.js';
import { PayProviderRegistry } from '../provider/pay-provider-registry.js';
import { type LocalTrade, LocalTradeRepository } from './local-trade.repository.js';

/** The payer's action at the local cashier; `silently` pays and loses the notice on the way. */
type CashierAct = 'pay' | 'paySilently';

/** The cashier simulated by this site. No money moves. */
@Injectable()
export class LocalCashier {
  constructor(
    private readonly trades: LocalTradeRepository,
    private readonly providers: PayProviderRegistry,
    private readonly settle: SettleOrder,
    private readonly clock: Clock,
  ) {}

  /** False when payers go to a real provider. */
  get isInUse(): boolean {
    return this.providers.find('local') !== null;
  }

  find(number: string): Promise<LocalTrade | null> {
    return this.trades.find(number);
  }

  /** False when the payment can no longer be made. */
  async act(number: string, act: CashierAct): Promise<boolean> {
    const now = this.clock.now();
    if (!(await this.trades.move(number, 'unpaid', 'paid', now))) return false;
    const trade = await this.trades.find(number);
    if (act === 'pay' && trade !== null)
      await this.settle.run({
        provider: 'local',
        paymentNumber: number,
        transactionId: `local${number}`,
        amountFen: trade.amountFen,
        paidAt: now,
      });
    return true;
  }
}
