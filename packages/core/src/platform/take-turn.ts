import type { Prisma } from '@qicheng/db';

/**
 * Transactions that take their turn under one name run one after another: the later ones wait here until the earlier
 * ended. What is counted afterwards must be a statement of its own, for a statement sees only what was committed before
 * it began.
 */
export const takeTurn = (
  database: Pick<Prisma.TransactionClient, '$executeRaw'>,
  name: string,
): Prisma.PrismaPromise<number> =>
  database.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
