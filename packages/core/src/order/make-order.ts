import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CatalogueService, priceFor, type ProductKind } from '../catalogue/index.js';
import { MembershipService } from '../membership/index.js';
import { Clock, Failure } from '../platform/index.js';
import { SiteInfoService } from '../site/index.js';
import { type Order, ORDER_MINUTES, type OrderFailure } from './order.js';
import { OrderRepository } from './order.repository.js';

/** Whether anything can be bought; checked on the server by every call that sells [PY6]. */
@Injectable()
export class PurchasePolicy {
  constructor(private readonly site: SiteInfoService) {}

  async isOpen(): Promise<boolean> {
    return (await this.site.pay()).payEnabled;
  }

  /** [decision 36]: refuses while VIP features or payment are disabled. */
  async ensureOpen(): Promise<void> {
    if (!(await this.isOpen())) throw new Failure<OrderFailure>('buyingClosed');
  }
}

@Injectable()
export class MakeOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly catalogue: CatalogueService,
    private readonly memberships: MembershipService,
    private readonly purchases: PurchasePolicy,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an order at the catalogue's price for this buyer. The same request key returns the same order, and a
   * product has one open order per buyer, so that neither a double click nor a retry creates two [PY7]. Throws
   * `orderKeyReused` if the key created an order of another product.
   */
  async run(
    userId: string,
    request: { productId: number; requestKey?: string | undefined; kinds: readonly ProductKind[] },
  ): Promise<Order> {
    await this.purchases.ensureOpen();
    const product = await this.catalogue.getOnSale(request.productId, request.kinds);
    const { benefits } = await this.memberships.of(userId);
    const createdAt = this.clock.now();
    const order = await this.orders.make({
      userId,
      requestKey: request.requestKey ?? randomUUID(),
      productId: product.id,
      kind: product.kind,
      name: product.name,
      amountFen: priceFor(product, benefits),
      days: product.days,
      aiCounts: product.aiCounts,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + ORDER_MINUTES * 60_000),
    });
    if (order === null) throw new Failure<OrderFailure>('orderKeyReused');
    return order;
  }
}
