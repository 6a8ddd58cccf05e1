import { Injectable, Logger } from '@nestjs/common';
import { type Order, OrderCloser, SettleOrder } from '../order/index.js';
import { Clock } from '../platform/index.js';
import { type Payment, PaymentRepository } from './payment.repository.js';
import { PayProviderRegistry } from './provider/pay-provider-registry.js';
import { ProviderUnavailableError } from './provider/pay-provider.js';

/** [PY4]: query the provider from this age on, in case its notice was lost. */
export const FIRST_QUERY_MS = 30_000;

const MANY_QUERIES = 10;
const LATER_QUERY_MS = 60_000;
const HOLD_MS = 30_000;
/** While the payer has it open, query a payment no more often than this. */
const LIVE_QUERY_MS = 5_000;
/** A payment that could not even be closed is abandoned after this; the provider has long expired it. */
const GIVE_UP_MS = 6 * 3_600_000;
const ROUND = 50;

/** Polls open payments: lost notices, expired orders, payments that nobody will make. */
@Injectable()
export class PaymentWatchService {
  private readonly logger = new Logger(PaymentWatchService.name);

  constructor(
    private readonly payments: PaymentRepository,
    private readonly providers: PayProviderRegistry,
    private readonly settle: SettleOrder,
    private readonly closer: OrderCloser,
    private readonly clock: Clock,
  ) {}

  /** One round of the worker; returns how many payments were checked. */
  async checkDue(): Promise<number> {
    const now = this.clock.now();
    const due = await this.payments.takeDue(now, new Date(now.getTime() + HOLD_MS), ROUND);
    for (const payment of due) await this.check(payment);
    await this.closer.closeExpired();
    return due.length;
  }

  /** Checks the open payments of an order whose payer is waiting. */
  async checkOrder(orderId: string): Promise<void> {
    const now = this.clock.now().getTime();
    const heldUntil = new Date(now + HOLD_MS);
    const dueBy = new Date(heldUntil.getTime() - LIVE_QUERY_MS);
    for (const payment of await this.payments.takeOf(orderId, { dueBy, heldUntil }))
      await this.check(payment);
  }

  /** The same immediately, because the buyer is about to cancel the order. */
  async checkBeforeCancel(orderId: string): Promise<void> {
    for (const payment of await this.payments.listOpenOf(orderId)) await this.check(payment);
  }

  /** Closes the open payments of a closed order so that they can no longer be paid; best effort. */
  async closePayments(orderId: string): Promise<void> {
    for (const payment of await this.payments.listOpenOf(orderId)) {
      await this.payments.queryAgainAt(payment.id, this.clock.now());
      await this.check(payment);
    }
  }

  private async check(payment: Payment): Promise<void> {
    const order = await this.closer.find(payment.orderId);
    const provider = this.providers.find(payment.provider);
    if (order === null) return;
    try {
      // A disabled provider can no longer be queried.
      if (provider === null) throw new ProviderUnavailableError(payment.provider, 'not configured');
      const found = await provider.query(payment.number);
      if (found.state === 'paid') return await this.settlePayment(payment, found);
      if (found.state === 'unpaid' && this.isPayable(order)) return await this.queryLater(payment);
      if (found.state === 'unpaid') await provider.close(payment.number);
      await this.end(payment, order);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      this.logger.warn(error.message);
      if (this.ageOf(order) > GIVE_UP_MS) await this.end(payment, order);
      else await this.queryLater(payment);
    }
  }

  private async settlePayment(
    { number: paymentNumber, provider, id }: Payment,
    paid: { transactionId: string; amountFen: number; paidAt: Date },
  ): Promise<void> {
    const { transactionId, amountFen, paidAt } = paid;
    const { outcome } = await this.settle.run({ provider, paymentNumber, transactionId, amountFen, paidAt });
    if (outcome !== 'mismatch') return;
    this.logger.error(`payment ${id} was paid with a different amount than requested`);
  }

  private async end(payment: Payment, { id, status }: Order): Promise<void> {
    await this.payments.close(payment.id, this.clock.now());
    const isLast = (await this.payments.listOpenOf(id)).length === 0;
    if (status === 'pending' && isLast && !(await this.isStillPayable(id)))
      await this.closer.close(id, 'expired');
  }

  private queryLater({ id, queries }: Payment): Promise<void> {
    const delay = queries < MANY_QUERIES ? FIRST_QUERY_MS : LATER_QUERY_MS;
    return this.payments.queryAgainAt(id, new Date(this.clock.now().getTime() + delay));
  }

  private async isStillPayable(orderId: string): Promise<boolean> {
    const order = await this.closer.find(orderId);
    return order !== null && this.isPayable(order);
  }

  private isPayable({ status, expiresAt }: Order): boolean {
    return status === 'pending' && expiresAt > this.clock.now();
  }

  private ageOf({ createdAt }: Order): number {
    return this.clock.now().getTime() - createdAt.getTime();
  }
}
