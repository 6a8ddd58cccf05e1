import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { type Benefits, benefitsSchema, type Product } from './product.js';

type StoredProduct = Omit<Product, 'kind' | 'benefits'> & { kind: string; benefits: unknown };

@Injectable()
export class ProductRepository {
  constructor(private readonly database: Database) {}

  /** All products in display order. */
  async list(): Promise<Product[]> {
    const rows = await this.database.product.findMany({ orderBy: [{ rank: 'asc' }, { id: 'asc' }] });
    return rows.map(read);
  }

  /** The benefits of the product, or of the other one if there is no such product; null if there is neither. */
  async findBenefits(id: number, otherId: number): Promise<Benefits | null> {
    const [row] = await this.database.prepared<{ benefits: unknown }>(Prisma.sql`
      SELECT benefits FROM product WHERE id IN (${id}::int, ${otherId}::int) ORDER BY id = ${id}::int DESC LIMIT 1`);
    return row ? readBenefits(row.benefits) : null;
  }

  async find(id: number): Promise<Product | null> {
    const row = await this.database.product.findUnique({ where: { id } });
    return row === null ? null : read(row);
  }

  /** Adds missing products; existing ones keep the operators' changes. */
  async addMissing(products: readonly Product[]): Promise<number> {
    const { count } = await this.database.product.createMany({
      data: products.map((product) => ({ ...product })),
      skipDuplicates: true,
    });
    return count;
  }

  /** False if there is no such product. */
  async change(id: number, data: { priceFen?: number; isOnSale?: boolean }): Promise<boolean> {
    const { count } = await this.database.product.updateMany({ where: { id, kind: { not: 'free' } }, data });
    return count === 1;
  }
}

const NOTHING: Benefits = { documentDownloads: 0, countsPercent: 100 };

// Malformed benefits grant nothing instead of breaking the site.
function readBenefits(stored: unknown): Benefits {
  const read = benefitsSchema.safeParse(stored);
  return read.success ? read.data : NOTHING;
}

function read({
  id,
  name,
  description,
  priceFen,
  days,
  aiCounts,
  rank,
  isOnSale,
  ...row
}: StoredProduct): Product {
  return {
    id,
    kind: row.kind as Product['kind'],
    name,
    description,
    priceFen,
    days,
    aiCounts,
    benefits: readBenefits(row.benefits),
    rank,
    isOnSale,
  };
}
