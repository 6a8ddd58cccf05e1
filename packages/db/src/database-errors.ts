const NO_MESSAGE = /(?!)/;

/** Whether the error, or one of its causes, has such a code or message. */
function isSomewhereIn(
  error: unknown,
  hasCode: (code: string) => boolean,
  messages: RegExp = NO_MESSAGE,
  depth = 0,
): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false;
  const text = (...keys: string[]) => keys.map((key) => String(Reflect.get(error, key) ?? ''));
  return (
    text('code', 'originalCode', 'errorCode', 'kind').some(hasCode) ||
    // The driver adapter describes the server's error as a plain object.
    text('message', 'originalMessage').some((message) => messages.test(message)) ||
    isSomewhereIn(Reflect.get(error, 'cause') ?? adapterError(error), hasCode, messages, depth + 1)
  );
}

// Prisma stores the driver adapter's error next to its own code.
function adapterError(error: object): unknown {
  const meta: unknown = Reflect.get(error, 'meta');
  return typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'driverAdapterError') : undefined;
}

// Prisma, PostgreSQL, the driver adapter.
const FOREIGN_KEY_CODES = new Set(['P2003', '23503', 'ForeignKeyConstraintViolation']);

/** True when a referenced row was deleted in the meantime: the statement has changed nothing. */
export const isReferenceGone = (error: unknown): boolean =>
  isSomewhereIn(error, (code) => FOREIGN_KEY_CODES.has(code));

// Prisma: cannot reach, timed out, closed, pool exhausted, deadlock. PostgreSQL: shutdown, connection loss, cancelled
// statement, lock not granted, too many connections, deadlock or conflict of transactions. Node: the socket itself.
const PRISMA_CODES = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1011',
  'P1017',
  'P1018',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
]);
const POSTGRES_CODES = /^(57P0[123]|08\w{3}|57014|55P03|53300|25P03|40P01|40001)$/;
const SOCKET_CODES =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
// Names given by the driver adapter itself, without any code; for a raw statement Prisma always reports
// P2010.
const ADAPTER_KINDS = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'TlsConnectionError',
  'TransactionAlreadyClosed',
  'TransactionWriteConflict',
]);
const MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|server (has )?closed the connection|Can't reach database server|encountered a connection error/i;

// Errors showing that nothing was begun, or that the server itself ended it: it cannot have been committed.
const REFUSED_CODES =
  /^(57014|55P03|53300|57P03|40P01|40001|P1001|P2024|P2034|P2037|ECONNREFUSED|ENOTFOUND|DatabaseNotReachable|TooManyConnections|TransactionWriteConflict)$/;
const REFUSED_MESSAGES =
  /due to connection timeout|timeout exceeded when trying to connect|Unable to start a transaction|Can't reach database server/i;

/** True when the database did not answer in time or at all, as opposed to rejecting the statement. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isSomewhereIn(
    error,
    (code) =>
      PRISMA_CODES.has(code) ||
      POSTGRES_CODES.test(code) ||
      SOCKET_CODES.test(code) ||
      ADAPTER_KINDS.has(code),
    MESSAGES,
  );

/**
 * True when the answer was lost: the statement may have been or may still be committed. A statement cancelled
 * by the server and a connection that was never made are certain failures.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isDatabaseUnavailable(error) && !isSomewhereIn(error, (code) => REFUSED_CODES.test(code), REFUSED_MESSAGES);
