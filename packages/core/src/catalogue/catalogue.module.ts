import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { SiteModule } from '../site/index.js';
import { Catalogue } from './catalogue.service.js';
import { ChangeProduct } from './change-product.js';
import { ProductRepository } from './product.repository.js';

@Module({
  imports: [OperatorModule, SiteModule],
  providers: [ProductRepository, Catalogue, ChangeProduct],
  exports: [Catalogue, ChangeProduct],
})
export class CatalogueModule {}
