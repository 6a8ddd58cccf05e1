import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import type { AiCountEntry, Breach, Movement } from './ai-count.js';

export interface ReservationRow {
  id: string;
  amount: number;
  isRefunded: boolean;
}

const ENTRY = {
  id: true,
  kind: true,
  amount: true,
  balanceAfter: true,
  source: true,
  createdAt: true,
} as const;

// Message of a unique index violation from a raw statement.
const UNIQUE_VIOLATION = 'Code: `23505`';

/**
 * Each transaction is one statement: the balance changes under its row lock and the entry is written, or
 * neither. If another call uses the same key at the same moment, the statement fails and changes nothing.
 */
@Injectable()
export class AiCountRepository {
  constructor(private readonly database: Database) {}

  /** The balance after the grant; null if the key was already granted. */
  grant(userId: string, movement: Movement, now: Date): Promise<number | null> {
    return orNullWhenTaken(async () => {
      const [row] = await grantStatement(this.database, { userId, movement, now });
      return row?.balance ?? null;
    });
  }

  /** The reservation's id; null if the balance is too low or the key was already used. */
  reserve(userId: string, movement: Movement, now: Date): Promise<string | null> {
    return orNullWhenTaken(async () => {
      const steps = reservationSteps({ userId, movement, now }, Prisma.sql`TRUE`);
      const [row] = await this.database.$queryRaw<
        Array<{ id: string }>
      >`WITH ${steps} SELECT id FROM reserved`;
      return row?.id ?? null;
    });
  }

  /** Ends a reservation; false if it has already ended or does not exist. */
  async end(reservationId: string, kind: 'settle' | 'refund', now: Date): Promise<boolean> {
    const ended = await orNullWhenTaken(async () => {
      const steps = reservationEnd({ reservationId, kind, now }, Prisma.sql`TRUE`);
      const rows = await this.database.$queryRaw<unknown[]>`WITH ${steps} SELECT id FROM closed`;
      return rows.length === 1 ? rows : null;
    });
    return ended !== null;
  }

  async findByKey(userId: string, key: string): Promise<ReservationRow | null> {
    const [row] = await this.database.$queryRaw<ReservationRow[]>`
      SELECT entry.id, entry.amount, EXISTS (
        SELECT 1 FROM ai_count_entry AS ending
        WHERE ending.reservation_id = entry.id AND ending.kind = 'refund') AS "isRefunded"
      FROM ai_count_entry AS entry WHERE entry.user_id = ${userId}::uuid AND entry.key = ${key}`;
    return row ?? null;
  }

  async balanceOf(userId: string): Promise<number> {
    const row = await this.database.aiCountBalance.findUnique({
      where: { userId },
      select: { balance: true },
    });
    return row?.balance ?? 0;
  }

  async page(userId: string, { page, limit }: { page: number; limit: number }) {
    const [list, total] = await Promise.all([
      this.database.aiCountEntry.findMany({
        where: { userId },
        select: ENTRY,
        orderBy: [{ createdAt: 'desc' }, { reservationId: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
        skip: (page - 1) * limit,
        take: limit,
      }),
      this.database.aiCountEntry.count({ where: { userId } }),
    ]);
    return { list: list as AiCountEntry[], total };
  }

  async all(userId: string): Promise<AiCountEntry[]> {
    const rows = await this.database.aiCountEntry.findMany({
      where: { userId },
      select: ENTRY,
      orderBy: [{ createdAt: 'asc' }, { reservationId: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    });
    return rows as AiCountEntry[];
  }

  /** Users whose balance differs from the sum of their entries, in one snapshot. */
  findBreaches(): Promise<Breach[]> {
    return this.database.$queryRaw<Breach[]>`
      SELECT user_id AS "userId", coalesce(balance, 0) AS balance, coalesce(total, 0)::int AS sum
      FROM ai_count_balance FULL JOIN (
        SELECT user_id, sum(amount) AS total FROM ai_count_entry GROUP BY user_id
      ) AS ledger USING (user_id)
      WHERE coalesce(balance, 0) <> coalesce(total, 0) ORDER BY user_id LIMIT 1000`;
  }
}

/**
 * A grant as one statement, for the transaction of the feature that rewards it, so that both happen or
 * neither. Returns no row if the key was already granted.
 */
export function grantStatement(
  database: Pick<Database, '$queryRaw'>,
  { userId, movement, now }: { userId: string; movement: Movement; now: Date },
): Prisma.PrismaPromise<Array<{ balance: number }>> {
  const { key, amount, source } = movement;
  return database.$queryRaw<Array<{ balance: number }>>`
    WITH moved AS (
      INSERT INTO ai_count_balance AS held (user_id, balance, updated_at)
      SELECT ${userId}::uuid, ${amount}::int, ${now} WHERE NOT EXISTS (
        SELECT 1 FROM ai_count_entry WHERE user_id = ${userId}::uuid AND key = ${key})
      ON CONFLICT (user_id) DO UPDATE SET balance = held.balance + excluded.balance, updated_at = ${now}
      RETURNING balance
    )
    INSERT INTO ai_count_entry (id, user_id, kind, amount, balance_after, key, source, created_at)
    SELECT ${randomUUID()}::uuid, ${userId}::uuid, 'grant', ${amount}::int, balance, ${key}, ${source}, ${now}
    FROM moved RETURNING balance_after AS balance`;
}

/**
 * Reservation CTEs for the statement of the feature whose run it pays for: `reserved` contains its id, or no
 * row if `condition` is false, the balance is too low or the key was already used.
 */
export function reservationSteps(
  { userId, movement, now }: { userId: string; movement: Movement; now: Date },
  condition: Prisma.Sql,
): Prisma.Sql {
  const { key, amount, source } = movement;
  return Prisma.sql`moved AS (
      UPDATE ai_count_balance SET balance = balance - ${amount}::int, updated_at = ${now}
      WHERE user_id = ${userId}::uuid AND balance >= ${amount}::int AND ${condition} AND NOT EXISTS (
        SELECT 1 FROM ai_count_entry WHERE user_id = ${userId}::uuid AND key = ${key})
      RETURNING balance
    ), reserved AS (
      INSERT INTO ai_count_entry (id, user_id, kind, amount, balance_after, key, source, created_at)
      SELECT ${randomUUID()}::uuid, ${userId}::uuid, 'reserve', -${amount}::int, balance, ${key}, ${source}, ${now}
      FROM moved RETURNING id
    )`;
}

/** CTEs that end a reservation if `condition` holds; `closed` has a row if they did. */
export function reservationEnd(
  { reservationId, kind, now }: { reservationId: string; kind: 'settle' | 'refund'; now: Date },
  condition: Prisma.Sql,
): Prisma.Sql {
  return Prisma.sql`held AS (
      SELECT id, user_id, source, CASE WHEN ${kind} = 'refund' THEN -amount ELSE 0 END AS back
      FROM ai_count_entry WHERE id = ${reservationId}::uuid AND kind = 'reserve' AND ${condition} AND NOT EXISTS (
        SELECT 1 FROM ai_count_entry WHERE reservation_id = ${reservationId}::uuid)
    ), given AS (
      UPDATE ai_count_balance AS kept SET balance = kept.balance + held.back, updated_at = ${now}
      FROM held WHERE kept.user_id = held.user_id
      RETURNING kept.balance, held.*
    ), closed AS (
      INSERT INTO ai_count_entry
        (id, user_id, kind, amount, balance_after, key, reservation_id, source, created_at)
      SELECT ${randomUUID()}::uuid, user_id, ${kind}, back, balance, 'end:' || id, id, source, ${now}
      FROM given RETURNING id
    )`;
}

async function orNullWhenTaken<Result>(run: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await run();
  } catch (error) {
    const isTaken =
      error instanceof Prisma.PrismaClientKnownRequestError && error.message.includes(UNIQUE_VIOLATION);
    if (isTaken) return null;
    throw error;
  }
}
