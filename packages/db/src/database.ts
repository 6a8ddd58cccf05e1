import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.js';

/** The Prisma client of one process; repositories ask for it by this class. */
export class Database extends PrismaClient {}

export interface DatabaseOptions {
  url: string;
  /** Connections kept at most. */
  poolSize?: number;
  /** A caller that gets no connection within this time (ms) is refused rather than queued for ever. */
  acquireTimeoutMs?: number;
  /**
   * A statement without an answer for so long (ms) has failed: limits of the server end nothing when the server
   * itself stands still or the line to it is dead. Must leave room for the longest statement of the process.
   */
  replyTimeoutMs?: number;
  /** How many times as long a connection, a statement, a lock and a transaction may take; for slow machines that test. */
  limitScale?: number;
}

// [fault 6]: a slow statement or a held lock must end as an answer, not as a hung request.
const SESSION_LIMITS_MS: readonly (readonly [string, number])[] = [
  ['statement_timeout', 3_000],
  ['lock_timeout', 1_000],
  ['idle_in_transaction_session_timeout', 10_000],
];
/** Of a transaction with several statements: until it begins, and until it ends. */
const TRANSACTION_LIMITS_MS = { maxWait: 2_000, timeout: 5_000 };

/** As the driver calls it. */
const REPLY_TIMEOUT = 'query_timeout';

/** Opens a pool on `url`; connects lazily. */
export function createDatabase(options: DatabaseOptions): Database {
  const { url, poolSize = 10, acquireTimeoutMs = 2000, replyTimeoutMs, limitScale = 1 } = options;
  const scaled = (ms: number) => Math.ceil(ms * limitScale);
  const adapter = new PrismaPg({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: scaled(acquireTimeoutMs),
    ...(replyTimeoutMs !== undefined && { [REPLY_TIMEOUT]: replyTimeoutMs }),
    options: SESSION_LIMITS_MS.map(([name, ms]) => `-c ${name}=${scaled(ms)}`).join(' '),
  });
  const { maxWait, timeout } = TRANSACTION_LIMITS_MS;
  return new Database({
    adapter,
    transactionOptions: { maxWait: scaled(maxWait), timeout: scaled(timeout) },
  });
}
