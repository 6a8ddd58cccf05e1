export type { CatalogueFailure } from './catalogue.failures.js';
export { CatalogueModule } from './catalogue.module.js';
export { CatalogueService } from './catalogue.service.js';
export { ChangeProduct } from './change-product.js';
export { type Benefits, FREE_PRODUCT_ID, priceFor, type Product, type ProductKind } from './product.js';
