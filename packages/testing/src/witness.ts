import pg from 'pg';

/**
 * Reads every row of a database with plain SELECTs, for comparison with a copy. Given an exported snapshot id, it sees
 * exactly the state of that snapshot, regardless of later writes.
 */
export class Witness {
  private constructor(private readonly client: pg.Client) {}

  static async open(url: string, snapshot?: string): Promise<Witness> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`SET TIME ZONE 'UTC'; BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
    if (snapshot !== undefined) await client.query(`SET TRANSACTION SNAPSHOT ${pg.escapeLiteral(snapshot)}`);
    return new Witness(client);
  }

  /** Returns the sorted rows of each table in PostgreSQL's text format, except the migration history. */
  async rows(): Promise<Record<string, string[]>> {
    const tables = await this.client.query<{ name: string }>(
      `SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public'
         AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations' ORDER BY 1`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const { rows } = await this.client.query<{ row: string }>(
        `SELECT t::text AS row FROM ${pg.escapeIdentifier(name)} AS t`,
      );
      found[name] = rows.map(({ row }) => row).sort();
    }
    return found;
  }

  close(): Promise<void> {
    return this.client.end();
  }
}
