import pg from 'pg';

/**
 * Reads every row of a database by plain SELECTs, for comparison with what a copy of it holds. Given the name of a
 * snapshot that another transaction exported, it sees exactly what that one sees, however much is written meanwhile.
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

  /** The rows of each table as PostgreSQL writes them, sorted; the record of migrations is left out. */
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
