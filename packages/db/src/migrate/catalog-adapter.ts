// Driver adapter for schema work only. @prisma/adapter-pg is right for the client but not here: it rejects the
// catalog type "char", splits scripts at every ";" (which breaks $$ bodies), and given a connection string its
// "shadow" connection silently goes to the main database.
import { randomUUID } from 'node:crypto';
import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type SqlQueryable,
  type SqlResultSet,
  type Transaction,
  type ColumnType,
  ColumnTypeEnum as Type,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';

// The schema engine reads PostgreSQL's catalog, with types that applications never see: "char" (18), name
// (19) and their arrays. "char" must be reported as Character: as text it makes the engine panic.
const COLUMN_TYPES: Record<number, ColumnType> = {
  16: Type.Boolean,
  17: Type.Bytes,
  18: Type.Character,
  19: Type.Text,
  20: Type.Int64,
  21: Type.Int32,
  23: Type.Int32,
  25: Type.Text,
  26: Type.Int64,
  114: Type.Json,
  700: Type.Float,
  701: Type.Double,
  1000: Type.BooleanArray,
  1002: Type.CharacterArray,
  1003: Type.TextArray,
  1005: Type.Int32Array,
  1007: Type.Int32Array,
  1009: Type.TextArray,
  1015: Type.TextArray,
  1016: Type.Int64Array,
  1028: Type.Int64Array,
  1042: Type.Text,
  1043: Type.Text,
  1082: Type.Date,
  1083: Type.Time,
  1114: Type.DateTime,
  1184: Type.DateTime,
  1700: Type.Numeric,
  2950: Type.Uuid,
  3802: Type.Json,
};
const KEPT_AS_TEXT = new Set([17, 18, 19, 20, 25, 26, 114, 1042, 1043, 1082, 1083, 1700, 2950, 3802]);

/** The engine's name for a PostgreSQL type. */
function columnTypeOf(oid: number): ColumnType {
  return COLUMN_TYPES[oid] ?? Type.Text;
}

function isoTime(text: string): string {
  const hasZone = /[zZ]|[+-]\d\d(:?\d\d)?$/.test(text);
  const iso = text.replace(' ', 'T');
  return new Date(hasZone ? iso.replace(/([+-]\d\d)$/, '$1:00') : `${iso}Z`).toISOString();
}

type Parser = (text: string) => unknown;

function parserOf(oid: number): Parser {
  if (oid === 16) return (text) => text === 't';
  if (oid === 1114 || oid === 1184) return isoTime;
  return KEPT_AS_TEXT.has(oid) ? (text) => text : (pg.types.getTypeParser(oid, 'text') as Parser);
}

/** How values are parsed for the engine. */
const catalogParsers: pg.CustomTypesConfig = { getTypeParser: parserOf };

const PROVIDER = { provider: 'postgres', adapterName: 'qicheng-catalog' } as const;

function fail(error: pg.DatabaseError): never {
  throw new DriverAdapterError({
    kind: 'postgres',
    code: error.code ?? 'N/A',
    severity: error.severity ?? 'N/A',
    message: error.message,
    detail: error.detail,
    column: error.column,
    hint: error.hint,
    originalCode: error.code,
    originalMessage: error.message,
  });
}

class CatalogQueryable implements SqlQueryable {
  readonly provider = PROVIDER.provider;
  readonly adapterName = PROVIDER.adapterName;

  constructor(protected readonly connection: pg.Pool | pg.PoolClient) {}

  async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    const result = await this.run(query);
    return {
      columnNames: result.fields.map((field) => field.name),
      columnTypes: result.fields.map((field) => columnTypeOf(field.dataTypeID)),
      rows: result.rows,
    };
  }

  async executeRaw(query: SqlQuery): Promise<number> {
    return (await this.run(query)).rowCount ?? 0;
  }

  private run({ sql, args }: SqlQuery): Promise<pg.QueryArrayResult> {
    const values = args.map((value) => (typeof value === 'bigint' ? value.toString() : value));
    return this.connection
      .query<unknown[]>({ text: sql, values, rowMode: 'array', types: catalogParsers })
      .catch(fail);
  }
}

class CatalogTransaction extends CatalogQueryable implements Transaction {
  readonly options = { usePhantomQuery: false };

  constructor(private readonly client: pg.PoolClient) {
    super(client);
  }

  // The engine itself sends COMMIT and ROLLBACK.
  async commit(): Promise<void> {
    this.client.release();
  }

  async rollback(): Promise<void> {
    this.client.release();
  }
}

class CatalogAdapter extends CatalogQueryable implements SqlDriverAdapter {
  constructor(
    private readonly pool: pg.Pool,
    private readonly schemaName: string,
    private readonly prepare: (script: string) => string,
    private readonly afterDispose: () => Promise<void> = async () => undefined,
  ) {
    super(pool);
    pool.on('error', () => undefined);
  }

  /** One simple-protocol message, like the native engine: the server splits the statements. */
  async executeScript(script: string): Promise<void> {
    if (script.trim() !== '') await this.pool.query(this.prepare(script)).catch(fail);
  }

  async startTransaction(isolationLevel?: IsolationLevel): Promise<Transaction> {
    const client = await this.pool.connect().catch(fail);
    await client.query('BEGIN');
    if (isolationLevel) await client.query(`SET TRANSACTION ISOLATION LEVEL ${isolationLevel}`);
    return new CatalogTransaction(client);
  }

  getConnectionInfo() {
    return { schemaName: this.schemaName, supportsRelationJoins: true };
  }

  async dispose(): Promise<void> {
    await this.pool.end();
    await this.afterDispose();
  }
}

const asItIs = (script: string): string => script;

/** Connects the schema engine to a database, and to a temporary shadow of it. */
export class CatalogAdapterFactory implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = PROVIDER.provider;
  readonly adapterName = PROVIDER.adapterName;
  private readonly schemaName: string;
  private readonly config: pg.PoolConfig;

  /** @param prepare applied to each script before it is sent, except those of the shadow */
  constructor(
    url: string,
    private readonly prepare: (script: string) => string,
  ) {
    this.schemaName = new URL(url).searchParams.get('schema') ?? 'public';
    // Idle connections must not keep a command-line process alive.
    this.config = { ...connectionConfig(url), max: 4, idleTimeoutMillis: 200, allowExitOnIdle: true };
  }

  async connect(): Promise<SqlDriverAdapter> {
    return new CatalogAdapter(new pg.Pool(this.config), this.schemaName, this.prepare);
  }

  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const admin = new pg.Pool(this.config);
    const database = `prisma_migrate_shadow_db_${randomUUID()}`;
    await admin.query(`CREATE DATABASE "${database}" TEMPLATE template0`).catch(fail);
    const drop = async () => {
      await admin.query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
      await admin.end();
    };
    return new CatalogAdapter(new pg.Pool({ ...this.config, database }), this.schemaName, asItIs, drop);
  }
}

/** The parts of a connection address; never the address itself, which would override `database`. */
export function connectionConfig(address: string): pg.ClientConfig {
  const url = new URL(address);
  const sslMode = url.searchParams.get('sslmode');
  const config: pg.ClientConfig = {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    database: decodeURIComponent(url.pathname.slice(1)),
  };
  if (url.password) config.password = decodeURIComponent(url.password);
  if (sslMode && sslMode !== 'disable') config.ssl = { rejectUnauthorized: sslMode === 'verify-full' };
  return config;
}
