import { Injectable, Logger } from '@nestjs/common';
import { MessageService } from '../message/index.js';
import { AuditLogService } from '../operator/index.js';
import { OrderCloser, type OrderFailure } from '../order/index.js';
import { Clock, Failure } from '../platform/index.js';
import { PayProviderRegistry } from './provider/pay-provider-registry.js';
import { ProviderUnavailableError } from './provider/pay-provider.js';
import { type DueRefund, RefundRepository } from './refund.repository.js';

const ROUND = 50;
const HOLD_MS = 60_000;
const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 3_600_000;
/** About two days; then an operator must act, as the ledger audit reports. */
const MAX_ATTEMPTS = 60;

/** Requests refunds until the provider confirms that they exist. */
@Injectable()
export class RefundService {
  private readonly logger = new Logger(RefundService.name);

  constructor(
    private readonly refunds: RefundRepository,
    private readonly providers: PayProviderRegistry,
    private readonly closer: OrderCloser,
    private readonly messages: MessageService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** One round of the worker; returns how many refunds were tried. */
  async runDue(): Promise<number> {
    const now = this.clock.now();
    const due = await this.refunds.takeDue(now, new Date(now.getTime() + HOLD_MS), ROUND);
    for (const refund of due) await this.attempt(refund);
    return due.length;
  }

  /** Retries the failed refunds of an order for an operator; returns how many, at least one. */
  async retry(actor: string, orderId: string): Promise<number> {
    await this.audit.record(actor, 'order.retryRefund', orderId);
    const reopened = await this.refunds.reopen(orderId, this.clock.now());
    if (reopened === 0) throw new Failure<OrderFailure>('orderNotRefundable');
    return reopened;
  }

  private async attempt(refund: DueRefund): Promise<void> {
    const { number: refundNumber, amountFen, payment } = refund;
    try {
      const provider = this.providers.find(payment.provider);
      if (provider === null) throw new ProviderUnavailableError(payment.provider, 'not configured');
      const isDone = await provider.refund({ refundNumber, paymentNumber: payment.number, amountFen });
      await (isDone ? this.complete(refund) : this.wait(refund));
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      this.logger.warn(error.message);
      await (refund.attempts >= MAX_ATTEMPTS ? this.fail(refund) : this.wait(refund));
    }
  }

  private async complete({ id, orderId, payment, number }: DueRefund): Promise<void> {
    if (payment.isSettling) await this.closer.markRefunded(orderId);
    if (!(await this.refunds.end(id, 'done', this.clock.now()))) return;
    const order = await this.closer.find(orderId);
    if (order === null || order.userId === null) return;
    await this.messages.notify(order.userId, {
      event: `refund-done:${number}`,
      title: '退款已原路退回',
      body: `${order.name}，订单号 ${order.number}`,
      link: '/personal/personal?tab=4',
    });
  }

  private wait({ id, attempts }: DueRefund): Promise<void> {
    const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 10), MAX_DELAY_MS);
    return this.refunds.tryAgainAt(id, new Date(this.clock.now().getTime() + delay));
  }

  private async fail({ id }: DueRefund): Promise<void> {
    await this.refunds.end(id, 'failed', this.clock.now());
    this.logger.error(`refund ${id} failed; see pnpm ops order`);
  }
}
