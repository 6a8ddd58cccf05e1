import { z } from 'zod';

export type ProductKind = 'card' | 'counts';

/**
 * Benefits of a product's owner; the free product's apply to everyone else. Stored as data, so that changing
 * a price needs no deploy.
 */
export const benefitsSchema = z.object({
  /** Job document downloads per calendar month. */
  documentDownloads: z.number().int().min(0).max(1_000_000),
  /** Price of AI count packs, in percent of the list price. */
  countsPercent: z.number().int().min(1).max(100),
});
export type Benefits = z.output<typeof benefitsSchema>;

/** [spec 3]: 0 means not a member; also the id of the free product. */
export const FREE_PRODUCT_ID = 0;

export interface Product {
  id: number;
  kind: ProductKind | 'free';
  name: string;
  description: string;
  /** Whole fen. */
  priceFen: number;
  days: number;
  aiCounts: number;
  benefits: Benefits;
  rank: number;
  isOnSale: boolean;
}

/** A price with benefits applied: whole fen, rounded down in the buyer's favour, never free. */
export const priceFor = (
  { kind, priceFen }: Pick<Product, 'kind' | 'priceFen'>,
  benefits: Benefits,
): number =>
  kind === 'counts' ? Math.max(1, Math.floor((priceFen * benefits.countsPercent) / 100)) : priceFen;
