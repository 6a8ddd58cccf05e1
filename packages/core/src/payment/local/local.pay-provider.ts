import type { PayProviderName } from '../../order/index.js';
import type { Clock } from '../../platform/index.js';
import {
  type Notice,
  NoticeRefusedError,
  PayProvider,
  type PayLink,
  type PayRequest,
  type PaymentState,
  ProviderUnavailableError,
  type RefundRequest,
} from '../provider/pay-provider.js';
import type { LocalTradeRepository } from './local-trade.repository.js';

/** [decision 42]: a page of this site simulates the cashier and says so. */
export const LOCAL_CASHIER_PATH = '/dev/cashier';

/** Payment without money: the code leads to a page of this site on which the tester acts as the payer. */
export class LocalPayProvider extends PayProvider {
  readonly name: PayProviderName = 'local';

  constructor(
    private readonly trades: LocalTradeRepository,
    private readonly appUrl: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  async start({ number, amountFen, title }: PayRequest): Promise<PayLink> {
    await this.trades.open({ number, amountFen, title });
    return { kind: 'qr', text: `${this.appUrl}${LOCAL_CASHIER_PATH}?payment=${number}` };
  }

  async query(number: string): Promise<PaymentState> {
    const trade = await this.trades.find(number);
    if (trade === null || trade.status === 'unpaid') return { state: 'unpaid' };
    if (trade.status === 'closed') return { state: 'closed' };
    const { amountFen, paidAt } = trade;
    return { state: 'paid', transactionId: `local${number}`, amountFen, paidAt: paidAt ?? this.clock.now() };
  }

  async close(number: string): Promise<void> {
    const isClosed = await this.trades.move(number, 'unpaid', 'closed', this.clock.now());
    if (isClosed) return;
    const trade = await this.trades.find(number);
    if (trade !== null && trade.status !== 'closed')
      throw new ProviderUnavailableError(this.name, 'paid already');
  }

  async refund({ paymentNumber }: RefundRequest): Promise<boolean> {
    if (await this.trades.move(paymentNumber, 'paid', 'refunded', this.clock.now())) return true;
    return (await this.trades.find(paymentNumber))?.status === 'refunded';
  }

  /** The simulated cashier calls in process, so there is no callback to verify. */
  read(): Notice {
    throw new NoticeRefusedError('badSignature');
  }

  answer(isTaken: boolean) {
    return { type: 'text/plain', body: isTaken ? 'success' : 'fail' };
  }
}
