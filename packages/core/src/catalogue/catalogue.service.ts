import { Injectable } from '@nestjs/common';
import { Failure } from '../platform/index.js';
import { SettingsService } from '../site/index.js';
import { type Benefits, FREE_PRODUCT_ID, type Product, type ProductKind } from './product.js';
import { ProductRepository } from './product.repository.js';

/** The free benefits, until operators change them. */
const FREE = { documentDownloads: 10, countsPercent: 100 };
const MEMBER = { documentDownloads: 100, countsPercent: 80 };

const card = (
  id: number,
  product: Pick<Product, 'name' | 'description' | 'priceFen' | 'days' | 'aiCounts'>,
) => ({ id, kind: 'card', benefits: MEMBER, rank: id, isOnSale: true, ...product }) satisfies Product;

const counts = (id: number, aiCounts: number, priceFen: number) =>
  ({
    id,
    kind: 'counts',
    name: `AI 次数 ${aiCounts} 次`,
    description: '长期有效，不随会员到期',
    priceFen,
    days: 0,
    aiCounts,
    benefits: FREE,
    rank: id,
    isOnSale: true,
  }) satisfies Product;

/** The initial catalogue of a new site; operators change it (`pnpm ops product`). */
const DEFAULT_PRODUCTS: readonly Product[] = [
  {
    id: 0,
    kind: 'free',
    name: '免费用户',
    description: '',
    priceFen: 0,
    days: 0,
    aiCounts: 0,
    benefits: FREE,
    rank: 0,
    isOnSale: false,
  },
  card(1, { name: '月卡', description: '投递季用一个月', priceFen: 1800, days: 30, aiCounts: 60 }),
  card(2, { name: '季卡', description: '从秋招准备到签约', priceFen: 4500, days: 90, aiCounts: 200 }),
  card(3, { name: '年卡', description: '一整个毕业年', priceFen: 12_800, days: 365, aiCounts: 900 }),
  counts(11, 10, 600),
  counts(12, 50, 2500),
  counts(13, 200, 8000),
];

export type CatalogueFailure = 'productNotFound';

/** Products and prices; the only source of prices [PY1]. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly products: ProductRepository,
    private readonly settings: SettingsService,
  ) {}

  /** Products of a kind on sale; none while VIP features are off, when no price is shown [decision 36]. */
  async listOnSale(kind: ProductKind): Promise<Product[]> {
    if (!(await this.settings.get('vipEnabled'))) return [];
    return (await this.products.list()).filter((product) => product.kind === kind && product.isOnSale);
  }

  /** A product that can be bought now; throws for any other. */
  async getOnSale(id: number, kinds: readonly ProductKind[]): Promise<Product & { kind: ProductKind }> {
    const product = await this.products.find(id);
    if (product === null || product.kind === 'free' || !product.isOnSale || !kinds.includes(product.kind))
      throw new Failure<CatalogueFailure>('productNotFound');
    return { ...product, kind: product.kind };
  }

  /** Benefits of a product's owner; an unknown product gives the free benefits. */
  async benefitsOf(productId: number): Promise<Benefits> {
    return (await this.products.findBenefits(productId, FREE_PRODUCT_ID)) ?? FREE;
  }

  /** Every product, on sale or not. */
  list(): Promise<Product[]> {
    return this.products.list();
  }

  /** Inserts the initial catalogue; returns how many rows were new. */
  seed(): Promise<number> {
    return this.products.addMissing(DEFAULT_PRODUCTS);
  }
}
