import { Injectable } from '@nestjs/common';
import { Database, pendingMigrations } from '@qicheng/db';

export interface StoreReport {
  database: 'ok' | 'unreachable';
  migrations: 'ok' | 'pending' | 'unknown';
}

/** Whether the database answers and has every migration that this code needs. */
@Injectable()
export class StoreStatusRepository {
  constructor(private readonly database: Database) {}

  async check(): Promise<StoreReport> {
    try {
      await this.database.$queryRaw`SELECT 1`;
    } catch {
      return { database: 'unreachable', migrations: 'unknown' };
    }
    const pending = await pendingMigrations(this.database).catch(() => null);
    return {
      database: 'ok',
      migrations: pending === null ? 'unknown' : pending.length === 0 ? 'ok' : 'pending',
    };
  }
}
