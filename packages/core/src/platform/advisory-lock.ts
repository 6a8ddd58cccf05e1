import type { Prisma } from '@qicheng/db';

/**
 * Takes an advisory lock until the transaction ends; other transactions with the same key wait. Count in a
 * separate statement afterwards: a statement sees only what was committed before it began.
 */
export const takeAdvisoryLock = (
  database: Pick<Prisma.TransactionClient, '$executeRaw'>,
  key: string,
): Prisma.PrismaPromise<number> =>
  database.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
