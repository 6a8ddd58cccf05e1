import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

/** How the site is, in numbers that only the database knows. */
export interface HealthMetrics {
  /** Age of the oldest mail that still waits; 0 when none does. */
  oldestMailSeconds: number;
  /** Closed accounts whose day of erasure is more than a day ago. */
  erasuresOverdue: number;
  /** When the last backup was taken; null when none was within a month. */
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
    if (!row) throw new Error('the database said nothing of itself');
    return row;
  }
}
