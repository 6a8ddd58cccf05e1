import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { SiteModule } from '../site/index.js';
import { CatalogueService } from './catalogue.service.js';
import { ChangeProduct } from './change-product.js';
import { ProductRepository } from './product.repository.js';

export type { CatalogueFailure } from './catalogue.service.js';
export { CatalogueService } from './catalogue.service.js';
export { ChangeProduct } from './change-product.js';
export { type Benefits, FREE_PRODUCT_ID, priceFor, type Product, type ProductKind } from './product.js';

@Module({
  imports: [OperatorModule, SiteModule],
  providers: [ProductRepository, CatalogueService, ChangeProduct],
  exports: [CatalogueService, ChangeProduct],
})
export class CatalogueModule {}
