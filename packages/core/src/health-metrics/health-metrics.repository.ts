import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

/** Health metrics that only the database has. */
export interface HealthMetrics {
  /** Age of the oldest waiting mail; 0 if there is none. */
  oldestMailSeconds: number;
  /** Closed accounts more than a day past their erasure date. */
  erasuresOverdue: number;
  /** Time of the last backup; null if there was none within a month. */
  lastBackupAt: Date | null;
  databaseBytes: number;
  connections: number;
  maxConnections: number;
}

@Injectable()
export class HealthMetricsRepository {
  constructor(private readonly database: Database) {}

  async read(): Promise<HealthMetrics> {
    const [row] = await this.database.$queryRaw<HealthMetrics[]>`
      SELECT
        coalesce((SELECT extract(epoch FROM now() - min(created_at)) FROM mail_message
          WHERE state = 'pending'), 0)::float8 AS "oldestMailSeconds",
        (SELECT count(*) FROM user_account
          WHERE close_requested_at < now() - interval '8 days')::float8 AS "erasuresOverdue",
        (SELECT max(created_at) FROM audit_entry
          WHERE action = 'backup.take' AND created_at > now() - interval '31 days') AS "lastBackupAt",
        pg_database_size(current_database())::float8 AS "databaseBytes",
        (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database())::float8 AS connections,
        current_setting('max_connections')::float8 AS "maxConnections"`;
    if (!row) throw new Error('the database returned no health metrics');
    return row;
  }
}
