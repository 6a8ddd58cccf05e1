import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { SiteModule } from '../site/index.js';
import { CatalogueService } from './catalogue.service.js';
import { ChangeProduct } from './change-product.js';
import { ProductRepository } from './product.repository.js';

@Module({
  imports: [OperatorModule, SiteModule],
  providers: [ProductRepository, CatalogueService, ChangeProduct],
  exports: [CatalogueService, ChangeProduct],
})
export class CatalogueModule {}
