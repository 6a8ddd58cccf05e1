import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { Clock } from '../clock.js';
import { type Count, type Counter, Throttle } from './throttle.js';

interface Row extends Count {
  key: string;
}

@Injectable()
export class ThrottleRepository extends Throttle {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async hit(counters: readonly Counter[]): Promise<Count[]> {
    const now = this.clock.now();
    const keys = counters.map(({ key }) => key);
    const seconds = counters.map((counter) => counter.seconds);
    // Ordered by key, so that callers with the same counters lock them in the same order.
    const rows = await this.database.prepared<Row>(Prisma.sql`
      INSERT INTO throttle AS kept (key, hits, window_start, expires_at)
      SELECT asked.key, 1, ${now}::timestamptz, ${now}::timestamptz + asked.seconds * interval '1 second'
      FROM unnest(${keys}::text[], ${seconds}::int[]) AS asked (key, seconds)
      ORDER BY asked.key
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN kept.expires_at <= ${now} THEN 1 ELSE kept.hits + 1 END,
        window_start = CASE WHEN kept.expires_at <= ${now} THEN excluded.window_start ELSE kept.window_start END,
        expires_at = CASE WHEN kept.expires_at <= ${now} THEN excluded.expires_at ELSE kept.expires_at END
      RETURNING key, hits, expires_at AS "expiresAt"`);
    const counts = new Map(rows.map((row) => [row.key, row]));
    return keys.map((key) => counts.get(key) ?? { hits: 0, expiresAt: now });
  }

  async peek(keys: readonly string[]): Promise<Count[]> {
    const now = this.clock.now();
    const rows = await this.database.throttle.findMany({
      where: { key: { in: [...keys] }, expiresAt: { gt: now } },
    });
    const counts = new Map(rows.map((row) => [row.key, row]));
    return keys.map((key) => counts.get(key) ?? { hits: 0, expiresAt: now });
  }

  async refund(keys: readonly string[]): Promise<void> {
    await this.database.throttle.updateMany({
      where: { key: { in: [...keys] }, hits: { gt: 0 }, expiresAt: { gt: this.clock.now() } },
      data: { hits: { decrement: 1 } },
    });
  }

  async reset(keys: readonly string[]): Promise<void> {
    await this.database.prepared(Prisma.sql`DELETE FROM throttle WHERE key = ANY (${[...keys]}::text[])`);
  }
}
