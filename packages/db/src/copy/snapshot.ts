import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectForCopy, copyTarget, listTables, type TableShape } from './connect.js';

/** What stands about a snapshot beside its rows. */
export interface SnapshotFacts {
  takenAt: Date;
  /** Of the server, for example 180004. */
  serverVersion: number;
  /** Every finished migration, oldest first. */
  migrations: string[];
  tables: TableShape[];
}

/** The whole database as it was at one moment, while others go on writing. */
export class Snapshot {
  private constructor(
    private readonly client: pg.Client,
    readonly facts: SnapshotFacts,
  ) {}

  /** Opens one transaction that sees nothing of what comes after it. */
  static async open(url: string): Promise<Snapshot> {
    const client = await connectForCopy(url);
    try {
      // The zone of the session would shift the texts of times otherwise.
      await client.query(`SET TIME ZONE 'UTC'; SET datestyle TO 'ISO'; SET extra_float_digits TO 3`);
      await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      return new Snapshot(client, await readFacts(client));
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** The rows of one table in the text format of COPY, a line each. One table at a time. */
  copy(shape: TableShape): Readable {
    return this.client.query(copyTo(`COPY ${copyTarget(shape)} TO STDOUT`));
  }

  /** The one column that a query gives, a line each; for texts without line ends, tabs and backslashes. */
  copyColumn(select: string): Readable {
    return this.client.query(copyTo(`COPY (${select}) TO STDOUT`));
  }

  async close(): Promise<void> {
    await this.client.query('COMMIT').catch(() => undefined);
    await this.client.end();
  }
}

async function readFacts(client: pg.Client): Promise<SnapshotFacts> {
  // The first statement is the moment of the snapshot.
  const { rows } = await client.query<{ takenAt: Date; serverVersion: number }>(`
    SELECT statement_timestamp() AS "takenAt", current_setting('server_version_num')::int AS "serverVersion"`);
  const migrations = await client.query<{ name: string }>(`
    SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`);
  const [about] = rows;
  if (!about) throw new Error('the server said nothing of itself');
  return { ...about, migrations: migrations.rows.map(({ name }) => name), tables: await listTables(client) };
}
