import { Injectable } from '@nestjs/common';
import { type PayProviderName, SettleOrder } from '../order/index.js';
import { Clock, Failure } from '../platform/index.js';
import { PayNoticeRepository } from './pay-notice.repository.js';
import { PayProviderRegistry } from './provider/pay-provider-registry.js';
import {
  type Notice,
  NoticeRefusedError,
  type PayProvider,
  type RawNotice,
} from './provider/pay-provider.js';

/** The reply; a 2xx status ends the provider's retries. */
interface NoticeAnswer {
  status: number;
  type: string;
  body: string;
}

/**
 * Provider callbacks: accepted only if signed over the raw body, fresh, ours, and of the right amount [PY2].
 */
@Injectable()
export class ReceivePayNotice {
  constructor(
    private readonly providers: PayProviderRegistry,
    private readonly settle: SettleOrder,
    private readonly notices: PayNoticeRepository,
    private readonly clock: Clock,
  ) {}

  async run(name: PayProviderName, raw: RawNotice): Promise<NoticeAnswer> {
    const provider = this.providers.find(name);
    if (provider === null) throw new Failure('notFound');
    try {
      return await this.settleNotice(provider, provider.read(raw, this.clock.now()));
    } catch (error) {
      if (!(error instanceof NoticeRefusedError)) throw error;
      await this.record(provider, error.problem, '');
      return { status: error.problem === 'malformed' ? 400 : 401, ...provider.answer(false) };
    }
  }

  private async settleNotice(provider: PayProvider, notice: Notice): Promise<NoticeAnswer> {
    if (notice.kind === 'other') return { status: 200, ...provider.answer(true) };
    const { paymentNumber, transactionId, amountFen, paidAt } = notice;
    const paid = { provider: provider.name, paymentNumber, transactionId, amountFen, paidAt };
    const { outcome } = await this.settle.run(paid);
    await this.record(provider, outcome, paymentNumber);
    const isAccepted = outcome !== 'mismatch' && outcome !== 'unknown';
    return { status: isAccepted ? 200 : 400, ...provider.answer(isAccepted) };
  }

  private record({ name: provider }: PayProvider, verdict: string, paymentNumber: string): Promise<void> {
    return this.notices.record({ provider, verdict, paymentNumber }, this.clock.now());
  }
}
