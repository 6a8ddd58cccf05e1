import { Injectable } from '@nestjs/common';
import { Failure } from '../platform/index.js';
import { SettingsService } from '../site/index.js';
import type { CatalogueFailure } from './catalogue.failures.js';
import { DEFAULT_PRODUCTS, FREE } from './default-products.js';
import { type Benefits, FREE_PRODUCT_ID, type Product, type ProductKind } from './product.js';
import { ProductRepository } from './product.repository.js';

/** What is sold and for how much; the only place that knows a price [PY1]. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly products: ProductRepository,
    private readonly settings: SettingsService,
  ) {}

  /** What is on sale of a kind; nothing while VIP features are off, for then no price is shown [decision 36]. */
  async listOnSale(kind: ProductKind): Promise<Product[]> {
    if (!(await this.settings.get('vipEnabled'))) return [];
    return (await this.products.list()).filter((product) => product.kind === kind && product.isOnSale);
  }

  /** A product that may be bought now; refuses any other. */
  async getOnSale(id: number, kinds: readonly ProductKind[]): Promise<Product & { kind: ProductKind }> {
    const product = await this.products.find(id);
    if (product === null || product.kind === 'free' || !product.isOnSale || !kinds.includes(product.kind))
      throw new Failure<CatalogueFailure>('productNotFound');
    return { ...product, kind: product.kind };
  }

  /** What holds for the holder of a product; an unknown one gives what everybody has. */
  async benefitsOf(productId: number): Promise<Benefits> {
    const products = await this.products.list();
    const find = (id: number) => products.find((product) => product.id === id);
    const held = find(productId) ?? find(FREE_PRODUCT_ID);
    return held?.benefits ?? FREE;
  }

  /** Every product, on sale or not. */
  list(): Promise<Product[]> {
    return this.products.list();
  }

  /** Puts the first catalogue in place; gives how many lines were new. */
  seed(): Promise<number> {
    return this.products.addMissing(DEFAULT_PRODUCTS);
  }
}
