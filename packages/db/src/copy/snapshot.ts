import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectForCopy, copyTarget, listTables, type TableShape } from './connect.js';

/** The metadata of a snapshot. */
export interface SnapshotFacts {
  takenAt: Date;
  /** Version of the server, for example 180004. */
  serverVersion: number;
  /** Every finished migration, oldest first. */
  migrations: string[];
  tables: TableShape[];
}

/** The whole database at one instant, while others continue writing. */
export class Snapshot {
  private constructor(
    private readonly client: pg.Client,
    readonly facts: SnapshotFacts,
  ) {}

  /** Opens one transaction that sees nothing committed after it began. */
  static async open(url: string): Promise<Snapshot> {
    const client = await connectForCopy(url);
    try {
      // Otherwise the session's time zone would shift timestamps in text form.
      await client.query(`SET TIME ZONE 'UTC'; SET datestyle TO 'ISO'; SET extra_float_digits TO 3`);
      await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      return new Snapshot(client, await readFacts(client));
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** The rows of one table in the text format of COPY, one per line. One table at a time. */
  copy(shape: TableShape): Readable {
    return this.client.query(copyTo(`COPY ${copyTarget(shape)} TO STDOUT`));
  }

  /** The single column of a query, one value per line; for texts without line ends, tabs and backslashes. */
  copyColumn(select: string): Readable {
    return this.client.query(copyTo(`COPY (${select}) TO STDOUT`));
  }

  async close(): Promise<void> {
    await this.client.query('COMMIT').catch(() => undefined);
    await this.client.end();
  }
}

async function readFacts(client: pg.Client): Promise<SnapshotFacts> {
  // The first statement fixes the instant of the snapshot.
  const { rows } = await client.query<{ takenAt: Date; serverVersion: number }>(`
    SELECT statement_timestamp() AS "takenAt", current_setting('server_version_num')::int AS "serverVersion"`);
  const migrations = await client.query<{ name: string }>(`
    SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`);
  const [about] = rows;
  if (!about) throw new Error('the server returned no snapshot metadata');
  return { ...about, migrations: migrations.rows.map(({ name }) => name), tables: await listTables(client) };
}
