import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from './generated/client.js';

/** Names prepared statements by their text, because a connection identifies a statement only by name. */
class StatementNamer {
  private readonly names = new Map<string, string>();

  of(text: string): string {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    const name = `prepared-${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }
}

type ClientOptions = Omit<ConstructorParameters<typeof PrismaClient>[0], 'adapter'>;

/** The Prisma client of one process; repositories inject it by this class. */
export class Database extends PrismaClient {
  readonly #pool: pg.Pool;
  readonly #names = new StatementNamer();

  constructor(pool: pg.Pool, options: ClientOptions) {
    super({ ...options, adapter: new PrismaPg(pool) } as ConstructorParameters<typeof PrismaClient>[0]);
    this.#pool = pool;
    // A broken idle connection is replaced; without a listener it would end the process.
    pool.on('error', () => undefined);
  }

  /**
   * The rows of a frequent statement: prepared once per connection, and returned as the driver reads them (a
   * bigint or numeric as text), where Prisma would convert each value twice (ADR 0016).
   */
  async prepared<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
    const { text, values } = statement;
    const { rows } = await this.#pool.query<Row>({ name: this.#names.of(text), text, values });
    return rows;
  }

  override async $disconnect(): Promise<void> {
    await super.$disconnect();
    if (!this.#pool.ending) await this.#pool.end();
  }
}

export interface DatabaseOptions {
  url: string;
  /** Maximum number of connections. */
  poolSize?: number;
  /** A caller without a connection after this time (ms) is refused rather than queued forever. */
  acquireTimeoutMs?: number;
  /**
   * A statement without an answer for this long (ms) has failed: server-side limits do not help when the
   * server hangs or the connection is dead. Must exceed the longest statement of the process.
   */
  replyTimeoutMs?: number;
  /** Multiplier for the limits of connections, statements, locks and transactions; for slow machines. */
  limitScale?: number;
}

// [fault 6]: a slow statement or a held lock must end with an answer, not a hung request.
const SESSION_LIMITS_MS: readonly (readonly [string, number])[] = [
  ['statement_timeout', 3_000],
  ['lock_timeout', 1_000],
  ['idle_in_transaction_session_timeout', 10_000],
];
/** Limits of a transaction with several statements: until it begins, and until it ends. */
const TRANSACTION_LIMITS_MS = { maxWait: 2_000, timeout: 5_000 };

/** As the driver calls it. */
const REPLY_TIMEOUT = 'query_timeout';

/** Opens a pool on `url`; connects lazily. */
export function createDatabase(options: DatabaseOptions): Database {
  const { url, poolSize = 10, acquireTimeoutMs = 2000, replyTimeoutMs, limitScale = 1 } = options;
  const scaled = (ms: number) => Math.ceil(ms * limitScale);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: scaled(acquireTimeoutMs),
    ...(replyTimeoutMs !== undefined && { [REPLY_TIMEOUT]: replyTimeoutMs }),
    options: SESSION_LIMITS_MS.map(([name, ms]) => `-c ${name}=${scaled(ms)}`).join(' '),
  });
  const { maxWait, timeout } = TRANSACTION_LIMITS_MS;
  return new Database(pool, {
    transactionOptions: { maxWait: scaled(maxWait), timeout: scaled(timeout) },
  });
}
