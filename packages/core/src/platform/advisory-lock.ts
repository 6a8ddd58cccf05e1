import type { Prisma } from '@qicheng/db';

/**
 * Takes the advisory lock of a key until the transaction ends; other transactions with the same key wait for it. What is
 * counted afterwards must be a statement of its own, for a statement sees only what was committed before it began.
 */
export const takeAdvisoryLock = (
  database: Pick<Prisma.TransactionClient, '$executeRaw'>,
  key: string,
): Prisma.PrismaPromise<number> =>
  database.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
