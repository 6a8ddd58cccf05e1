import pg from 'pg';

/** One digest per table that changes with every committed write; rolled-back rows leave no trace. */
export type TableDigests = ReadonlyMap<string, string>;

/** The digests of whole tables, and of the rows of each watched account. */
export interface StateDigest {
  all: TableDigests;
  of: Readonly<Record<string, TableDigests>>;
}

interface Column {
  table: string;
  name: string;
  type: string;
}

const KEPT = 'kept_state';
/** Starting parallel workers takes far longer than reading a hundred small tables. */
const ALONE = '-c max_parallel_workers_per_gather=0';
/** All timestamps are moved forward after this time (ms); the shortest expiry is one minute. */
const AGED_MS = 10_000;
const quoted = (name: string): string => `"${name}"`;

/** Reads the whole database of a test through its own connections and restores it. */
export class DatabaseState {
  private readonly client: pg.Client;
  /** Changing session_replication_role discards cached plans, so the digest query uses the other connection. */
  private readonly restorer: pg.Client;
  private tables = new Map<string, Column[]>();
  private lastTransaction = '';
  private last: StateDigest = { all: new Map(), of: {} };
  private watched: readonly string[] = [];
  /** A named statement is planned once: planning for a hundred tables takes far longer than reading them. */
  private digestOf = { name: '', text: '' };
  private watches = 0;
  private keptAt = '';
  /** When all timestamps were last moved forward, and to which time. */
  private moved = { to: '', at: 0 };
  /** The digests of the tables when they were last saved or restored. */
  private intact: TableDigests = new Map();

  constructor(url: string) {
    this.client = new pg.Client({ connectionString: url, options: ALONE });
    this.restorer = new pg.Client({ connectionString: url, options: ALONE });
  }

  async open(): Promise<void> {
    await Promise.all([this.client.connect(), this.restorer.connect()]);
    const { rows } = await this.client.query<Column>(
      `SELECT c.table_name AS "table", c.column_name AS name, c.data_type AS type FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, c.ordinal_position`,
    );
    for (const row of rows) this.tables.set(row.table, [...(this.tables.get(row.table) ?? []), row]);
    this.watch();
  }

  async close(): Promise<void> {
    await Promise.all([this.client.end(), this.restorer.end()]);
  }

  /** Returns the names of all columns, as an attacker might guess them. */
  get columnNames(): string[] {
    return [...new Set([...this.tables.values()].flat().map((column) => column.name))];
  }

  /** Sets the accounts whose rows get separate digests. */
  watch(...userIds: string[]): void {
    this.watched = userIds;
    this.watches += 1;
    this.digestOf = { name: `digest ${this.watches}`, text: this.digestQuery() };
    this.lastTransaction = '';
  }

  /** Returns the current digests; reuses the last ones when no transaction has written since. */
  async digest(): Promise<StateDigest> {
    const transaction = await this.nextTransaction();
    if (transaction === this.lastTransaction) return this.last;
    const { rows } = await this.client.query<Record<string, string>>(this.digestOf);
    const digestsBy = (column: string) => new Map(rows.map((row) => [row.name ?? '', row[column] ?? '']));
    const of = this.watched.map((userId, index) => [userId, digestsBy(`of_${index}`)] as const);
    this.last = { all: digestsBy('digest'), of: Object.fromEntries(of) };
    this.lastTransaction = transaction;
    return this.last;
  }

  /** Saves every row as it is now. */
  async keep(): Promise<void> {
    await this.client.query(`DROP SCHEMA IF EXISTS ${KEPT} CASCADE; CREATE SCHEMA ${KEPT}`);
    for (const table of this.tables.keys())
      await this.client.query(`CREATE TABLE ${KEPT}.${quoted(table)} AS TABLE public.${quoted(table)}`);
    this.keptAt = await this.moveTimes();
    this.intact = (await this.digest()).all;
  }

  /**
   * Restores every row. Only changed tables are rewritten, except that from time to time all timestamps are moved
   * forward by the elapsed time, so that nothing expires.
   */
  async restore(): Promise<void> {
    const isAged = performance.now() - this.moved.at > AGED_MS;
    if (isAged) await this.moveTimes();
    const names = isAged ? [...this.tables.keys()] : changedTables(this.intact, (await this.digest()).all);
    if (names.length === 0) return;
    const statements = names.flatMap((name) => this.restoreStatements(name));
    // Without triggers, foreign keys require no order.
    await this.restorer.query(
      `BEGIN; SET LOCAL session_replication_role = replica; ${statements.join(';')}; COMMIT`,
    );
    const { all } = await this.digest();
    // Writes to other tables in the meantime are undone by the next restore.
    this.intact = new Map([...this.intact, ...names.map((name) => [name, all.get(name) ?? ''] as const)]);
  }

  private restoreStatements(table: string): string[] {
    const columns = this.tables.get(table) ?? [];
    const names = columns.map((column) => quoted(column.name));
    const values = columns.map(({ name, type }) =>
      type.startsWith('timestamp')
        ? `${quoted(name)} + ('${this.moved.to}'::timestamptz - '${this.keptAt}'::timestamptz)`
        : quoted(name),
    );
    return [
      `DELETE FROM public.${quoted(table)}`,
      `INSERT INTO public.${quoted(table)} (${names.join()}) SELECT ${values.join()} FROM ${KEPT}.${quoted(table)}`,
    ];
  }

  private async moveTimes(): Promise<string> {
    const { rows } = await this.client.query<{ now: string }>('SELECT now()::text AS now');
    this.moved = { to: rows[0]?.now ?? '', at: performance.now() };
    return this.moved.to;
  }

  private async nextTransaction(): Promise<string> {
    const { rows } = await this.client.query<{ next: string }>(
      'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next',
    );
    return rows[0]?.next ?? '';
  }

  private digestQuery(): string {
    const row = "hashtext(ctid::text || '/' || xmin::text)::bigint";
    const sumOf = (rows: string) =>
      `count(*) FILTER (WHERE ${rows}) || ':' || coalesce(sum(${row}) FILTER (WHERE ${rows}), 0)`;
    const parts = [...this.tables].map(([table, columns]) => {
      const owner = table === 'user_account' ? 'id' : 'user_id';
      const isOwned = columns.some((column) => column.name === owner);
      const apart = this.watched.map(
        (userId, index) => `${sumOf(isOwned ? `${owner} = '${userId}'` : 'false')} AS of_${index}`,
      );
      return `SELECT ${[`'${table}' AS name`, `${sumOf('true')} AS digest`, ...apart].join()} FROM public.${quoted(table)}`;
    });
    return parts.join(' UNION ALL ');
  }
}

/** Returns the names of the tables that differ. */
export function changedTables(before: TableDigests = new Map(), after: TableDigests = new Map()): string[] {
  return [...after].flatMap(([name, digest]) => (before.get(name) === digest ? [] : [name]));
}
