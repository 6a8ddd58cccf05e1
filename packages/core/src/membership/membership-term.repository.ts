import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { takeAdvisoryLock } from '../platform/index.js';

interface Term {
  productId: number;
  cardName: string;
  startsAt: Date;
  endsAt: Date;
}

@Injectable()
export class MembershipTermRepository {
  constructor(private readonly database: Database) {}

  /** Unexpired terms, the current one first. */
  listOpen(userId: string, now: Date): Promise<Term[]> {
    return this.database.prepared<Term>(Prisma.sql`
      SELECT product_id AS "productId", card_name AS "cardName", starts_at AS "startsAt", ends_at AS "endsAt"
      FROM membership_term
      WHERE user_id = ${userId}::uuid AND revoked_at IS NULL AND ends_at > ${now}::timestamptz ORDER BY starts_at`);
  }
}

interface BoughtTerm {
  orderId: string;
  userId: string;
  productId: number;
  cardName: string;
  days: number;
}

/** Appends a term to the member's existing ones, in the transaction that grants the order. */
export async function appendTerm(
  transaction: Prisma.TransactionClient,
  { orderId, userId, productId, cardName, days }: BoughtTerm,
  now: Date,
): Promise<void> {
  await lockTerms(transaction, userId);
  await transaction.$executeRaw`
    INSERT INTO membership_term (id, user_id, order_id, product_id, card_name, starts_at, ends_at)
    SELECT ${randomUUID()}::uuid, ${userId}::uuid, ${orderId}::uuid, ${productId}::int, ${cardName}, start,
      start + make_interval(days => ${days}::int)
    FROM (SELECT greatest(${now}::timestamptz, max(ends_at)) AS start FROM membership_term
      WHERE user_id = ${userId}::uuid AND revoked_at IS NULL) AS latest`;
}

/** Removes an order's term; later ones move up, so that no purchased day is lost. */
export async function revokeTerm(
  transaction: Prisma.TransactionClient,
  { orderId, userId }: { orderId: string; userId: string },
  now: Date,
): Promise<void> {
  await lockTerms(transaction, userId);
  await transaction.$executeRaw`
    WITH gone AS (
      UPDATE membership_term SET revoked_at = ${now} WHERE order_id = ${orderId}::uuid AND revoked_at IS NULL
      RETURNING user_id, ends_at, greatest(ends_at - greatest(starts_at, ${now}::timestamptz), interval '0') AS rest
    )
    UPDATE membership_term AS behind
    SET starts_at = behind.starts_at - gone.rest, ends_at = behind.ends_at - gone.rest
    FROM gone
    WHERE behind.user_id = gone.user_id AND behind.revoked_at IS NULL AND behind.order_id <> ${orderId}::uuid
      AND behind.starts_at >= gone.ends_at`;
}

// Serialises concurrent grants to the same member.
const lockTerms = (transaction: Prisma.TransactionClient, userId: string) =>
  takeAdvisoryLock(transaction, `membership:${userId}`);
