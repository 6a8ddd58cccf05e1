import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../operator/index.js';
import { Failure } from '../platform/index.js';
import type { CatalogueFailure } from './catalogue.service.js';
import { ProductRepository } from './product.repository.js';

@Injectable()
export class ChangeProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly audit: AuditLogService,
  ) {}

  /** Changes a price or takes a product on or off sale; existing orders keep their terms. */
  async run(actor: string, id: number, change: { priceFen?: number; isOnSale?: boolean }): Promise<void> {
    await this.audit.record(actor, 'product.change', String(id), change);
    if (!(await this.products.change(id, change))) throw new Failure<CatalogueFailure>('productNotFound');
  }
}
