import { z } from 'zod';

/** What an order may buy. */
export type ProductKind = 'card' | 'counts';

/** What a product entitles its owner to; the free one's holds for everybody else. Data, so that a price is a change of rows. */
export const benefitsSchema = z.object({
  /** Job documents that may be downloaded in a month of the calendar. */
  documentDownloads: z.number().int().min(0).max(1_000_000),
  /** What packs of AI counts cost, in percent of their list price. */
  countsPercent: z.number().int().min(1).max(100),
});
export type Benefits = z.output<typeof benefitsSchema>;

/** [spec 3]: 0 means not a member, and so the catalogue's line of what everybody has. */
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

/** A price for the holder of benefits: whole fen, rounded down in the buyer's favour, never free. */
export const priceFor = (
  { kind, priceFen }: Pick<Product, 'kind' | 'priceFen'>,
  benefits: Benefits,
): number =>
  kind === 'counts' ? Math.max(1, Math.floor((priceFen * benefits.countsPercent) / 100)) : priceFen;
