// Prisma: cannot reach, timed out, closed, pool exhausted. PostgreSQL: shutdown, connection loss, cancelled
// statement, lock not granted, too many connections. Node: the socket itself.
const PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028']);
const POSTGRES_CODES = /^(57P0[123]|08\w{3}|57014|55P03|53300|25P03)$/;
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);
const MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|server closed the connection/i;

/** True when the database did not answer in time or at all, as opposed to refusing what was asked. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const codes = ['code', 'originalCode'].map((key) => String(Reflect.get(error, key) ?? ''));
  const cause: unknown = Reflect.get(error, 'cause') ?? adapterError(error);
  return (
    codes.some((code) => PRISMA_CODES.has(code) || POSTGRES_CODES.test(code) || SOCKET_CODES.has(code)) ||
    MESSAGES.test(error.message) ||
    isDatabaseUnavailable(asError(cause), depth + 1)
  );
}

// Prisma keeps what the driver adapter threw beside the code that it gave the fault.
function adapterError(error: Error): unknown {
  const meta: unknown = Reflect.get(error, 'meta');
  return typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'driverAdapterError') : undefined;
}

// The driver adapter describes the server's fault as a plain object in `cause`.
function asError(cause: unknown): unknown {
  if (cause instanceof Error || typeof cause !== 'object' || cause === null) return cause;
  return Object.assign(new Error(String(Reflect.get(cause, 'originalMessage') ?? '')), cause);
}
