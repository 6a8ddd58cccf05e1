import type { Product } from './product.js';

/** What everybody has, as long as operators have said nothing else. */
export const FREE = { documentDownloads: 10, countsPercent: 100 };
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

/** The catalogue that a new site starts with; operators change it (`pnpm ops product`). */
export const DEFAULT_PRODUCTS: readonly Product[] = [
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
