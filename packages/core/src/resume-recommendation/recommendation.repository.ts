import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { takeAdvisoryLock } from '../platform/index.js';
import { type DeliveryConsent, WITHDRAW_AFTER_SECONDS } from './delivery.js';

interface PutOrder {
  userId: string;
  resumeId: string;
  /** A version that was already sent is not sent again. */
  version: number;
  partnerCode: string;
  consentKind: DeliveryConsent;
}

export interface RecommendationRow {
  resumeId: string | null;
  openedAt: Date;
  closedAt: Date | null;
}

/** The requesting side: each delivery is written in the transaction that decides it. */
@Injectable()
export class RecommendationRepository {
  constructor(private readonly database: Database) {}

  find(userId: string): Promise<RecommendationRow | null> {
    return this.database.resumeRecommendation.findUnique({
      where: { userId },
      select: { resumeId: true, openedAt: true, closedAt: true },
    });
  }

  /**
   * Opens or changes a recommendation and orders the delivery in one transaction; returns the order's id, if
   * any.
   */
  async open(order: PutOrder, now: Date): Promise<string | null> {
    const { userId, resumeId } = order;
    const opened = Prisma.sql`
      INSERT INTO resume_recommendation AS held (user_id, resume_id, opened_at)
      VALUES (${userId}::uuid, ${resumeId}::uuid, ${now})
      ON CONFLICT (user_id) DO UPDATE SET resume_id = excluded.resume_id, closed_at = NULL,
        opened_at = CASE WHEN held.closed_at IS NULL THEN held.opened_at ELSE excluded.opened_at END`;
    return this.order(order, opened);
  }

  /** Orders one delivery; null when the same is on its way or has arrived. */
  async put(order: PutOrder): Promise<string | null> {
    return this.order(order, null);
  }

  /**
   * Ends waiting deliveries and orders deletion wherever a send was tried; then closes the recommendation.
   */
  async withdraw(userId: string, consentKind: DeliveryConsent, now: Date): Promise<void> {
    const own = ownOf(userId, consentKind);
    await this.database.$transaction([
      this.lock(userId),
      this.database.$executeRaw`
        UPDATE resume_delivery SET status = 'cancelled', finished_at = now(), failure = 'withdrawn'
        WHERE ${own} AND kind = 'put' AND status = 'queued'`,
      this.database.$executeRaw`
        INSERT INTO resume_delivery (id, user_id, partner_code, kind, consent_kind, next_attempt_at)
        SELECT gen_random_uuid(), ${userId}::uuid, partner_code, 'withdraw', ${consentKind},
          now() + make_interval(secs => ${WITHDRAW_AFTER_SECONDS}::float8)
        FROM (SELECT DISTINCT partner_code FROM resume_delivery WHERE ${own} AND kind = 'put' AND attempts > 0
          AND created_at > coalesce((SELECT max(created_at) FROM resume_delivery
            WHERE ${own} AND kind = 'withdraw' AND status <> 'cancelled'), '-infinity')) AS reached`,
      ...(consentKind === 'resumeRecommend'
        ? [
            this.database.$executeRaw`
              UPDATE resume_recommendation SET closed_at = ${now}
              WHERE user_id = ${userId}::uuid AND closed_at IS NULL`,
          ]
        : []),
    ]);
  }

  /** Users whose résumé was deleted or whose account is closing while a partner still has their data. */
  listLapsed(): Promise<{ userId: string; consentKind: DeliveryConsent }[]> {
    return this.database.$queryRaw`
      SELECT r.user_id AS "userId", 'resumeRecommend' AS "consentKind" FROM resume_recommendation r
      JOIN user_account u ON u.id = r.user_id LEFT JOIN resume d ON d.id = r.resume_id
      WHERE r.closed_at IS NULL AND (u.close_requested_at IS NOT NULL OR d.id IS NULL OR d.deleted_at IS NOT NULL)
      UNION ALL
      SELECT c.user_id, 'campusNet' FROM consent c JOIN user_account u ON u.id = c.user_id
      WHERE c.kind = 'campusNet' AND c.withdrawn_at IS NULL AND u.close_requested_at IS NOT NULL
      LIMIT 100`;
  }

  private async order(order: PutOrder, before: Prisma.Sql | null): Promise<string | null> {
    const { userId, resumeId, version, partnerCode, consentKind } = order;
    const id = randomUUID();
    const own = ownOf(userId, consentKind);
    const same = Prisma.sql`${own} AND kind = 'put' AND resume_id = ${resumeId}::uuid
      AND partner_code = ${partnerCode}`;
    const results = await this.database.$transaction([
      this.lock(userId),
      ...(before === null ? [] : [this.database.$executeRaw`${before}`]),
      // The new résumé replaces the waiting one and overrides a pending deletion.
      this.database.$executeRaw`
        UPDATE resume_delivery SET status = 'cancelled', finished_at = now(), failure = 'replaced'
        WHERE ${own} AND status = 'queued'
          AND (kind = 'withdraw' OR resume_id IS DISTINCT FROM ${resumeId}::uuid)`,
      this.database.$executeRaw`
        INSERT INTO resume_delivery (id, user_id, resume_id, partner_code, kind, consent_kind)
        SELECT ${id}::uuid, ${userId}::uuid, ${resumeId}::uuid, ${partnerCode}, 'put', ${consentKind}
        WHERE NOT EXISTS (SELECT 1 FROM resume_delivery WHERE ${same} AND status = 'queued')
          AND NOT EXISTS (SELECT 1 FROM (SELECT * FROM resume_delivery
            WHERE ${own} AND (status <> 'cancelled' OR (kind = 'withdraw' AND attempts > 0)) ORDER BY created_at DESC, id DESC LIMIT 1) AS last
            WHERE kind = 'put' AND status = 'done' AND resume_id = ${resumeId}::uuid
              AND partner_code = ${partnerCode} AND resume_version = ${version}::int)`,
    ]);
    return results.at(-1) === 1 ? id : null;
  }

  // Serialises concurrent clicks.
  private lock(userId: string) {
    return takeAdvisoryLock(this.database, `resume-delivery:${userId}`);
  }
}

const ownOf = (userId: string, consentKind: DeliveryConsent) =>
  Prisma.sql`user_id = ${userId}::uuid AND consent_kind = ${consentKind}`;
