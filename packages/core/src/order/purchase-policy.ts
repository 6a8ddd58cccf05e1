import { Injectable } from '@nestjs/common';
import { Failure } from '../platform/index.js';
import { SiteInfoService } from '../site/index.js';
import type { OrderFailure } from './order.js';

/** Whether anything may be bought; asked on the server by every call that would [PY6]. */
@Injectable()
export class PurchasePolicy {
  constructor(private readonly site: SiteInfoService) {}

  async isOpen(): Promise<boolean> {
    return (await this.site.pay()).payEnabled;
  }

  /** [decision 36]: refuses while VIP features or paying are switched off. */
  async ensureOpen(): Promise<void> {
    if (!(await this.isOpen())) throw new Failure<OrderFailure>('buyingClosed');
  }
}
