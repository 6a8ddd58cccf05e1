import { Injectable, Logger } from '@nestjs/common';
import QRCode from 'qrcode';
import {
  PurchasePolicy,
  type Order,
  type OrderFailure,
  OrderService,
  type PayProviderName,
} from '../order/index.js';
import { Clock, Failure } from '../platform/index.js';
import { FIRST_QUERY_MS } from './payment-watch.service.js';
import { type Payment, PaymentRepository } from './payment.repository.js';
import { PayProviderRegistry, type PaymentFailure } from './provider/pay-provider-registry.js';
import { type PayLink, ProviderUnavailableError } from './provider/pay-provider.js';

/** Where to send the payer. */
interface PayWay {
  provider: PayProviderName;
  kind: PayLink['kind'];
  url: string;
  qrCode: string;
}

@Injectable()
export class PayOrder {
  private readonly logger = new Logger(PayOrder.name);

  constructor(
    private readonly orders: OrderService,
    private readonly purchases: PurchasePolicy,
    private readonly payments: PaymentRepository,
    private readonly providers: PayProviderRegistry,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts the payment of an order at a provider, or returns the one already started. The amount comes from
   * the order.
   */
  async run(userId: string, orderId: string, name: PayProviderName): Promise<{ order: Order; way: PayWay }> {
    await this.purchases.ensureOpen();
    const order = await this.orders.getOwn(userId, orderId);
    const now = this.clock.now();
    if (order.status !== 'pending') throw new Failure<OrderFailure>('orderNotPending');
    if (order.expiresAt <= now) throw new Failure<OrderFailure>('orderExpired');
    this.providers.get(name);
    const queryAt = new Date(now.getTime() + FIRST_QUERY_MS);
    const payment = await this.payments.open(order, name, { now, queryAt });
    if (payment === null) throw new Failure<OrderFailure>('orderNotPending');
    return { order, way: await describe(name, await this.link(order, payment)) };
  }

  // A code is requested once; a page address is signed each time, without calling the provider.
  private async link(order: Order, { id, number, provider, link }: Payment): Promise<PayLink> {
    if (link !== '') return { kind: 'qr', text: link };
    const { amountFen, expiresAt, name: title } = order;
    try {
      const started = await this.providers.get(provider).start({ number, amountFen, title, expiresAt });
      if (started.kind === 'qr') await this.payments.setLink(id, started.text);
      return started;
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      this.logger.error(error.message);
      throw new Failure<PaymentFailure>('payProviderUnavailable');
    }
  }
}

async function describe(provider: PayProviderName, { kind, text }: PayLink): Promise<PayWay> {
  if (kind === 'page') return { provider, kind, url: text, qrCode: '' };
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  const qrCode = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  // A WeChat code means nothing to a browser; the local cashier is a page of this site.
  return { provider, kind, url: provider === 'local' ? text : '', qrCode };
}
