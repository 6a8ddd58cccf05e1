import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { LeasedRowRepository, type WaitingRow } from '../platform/jobs/index.js';
import {
  DELIVERY_LEASE,
  type DeliveredState,
  type DeliveryClaim,
  type DeliveryConsent,
  type DeliveryState,
} from './delivery.js';

/**
 * Whether the content of a row may still be sent: checked at each step, because a consent can end at any
 * time.
 */
const ALLOWED = Prisma.sql`(kind = 'withdraw' OR (
  EXISTS (SELECT 1 FROM consent c WHERE c.user_id = resume_delivery.user_id
    AND c.kind = resume_delivery.consent_kind AND c.withdrawn_at IS NULL)
  AND EXISTS (SELECT 1 FROM user_account u WHERE u.id = resume_delivery.user_id
    AND u.close_requested_at IS NULL AND u.disabled_at IS NULL)))`;

/** Deliveries as the worker and their owner see them. */
@Injectable()
export class DeliveryRepository extends LeasedRowRepository<DeliveryClaim> {
  constructor(database: Database) {
    super(database, {
      name: 'resume_delivery',
      terms: DELIVERY_LEASE,
      claimed: Prisma.sql`user_id AS "userId", resume_id AS "resumeId", partner_code AS "partnerCode", kind,
        consent_kind AS "consentKind", attempts`,
    });
  }

  /** Records what is about to be sent; false when the claim was lost or the consent withdrawn. */
  async beginSending(claim: DeliveryClaim, version: number | null): Promise<boolean> {
    const changed = await this.database.$executeRaw`
      UPDATE resume_delivery SET claimed_at = now(), resume_version = ${version}::int
      WHERE ${this.isHeld(claim)} AND ${ALLOWED}`;
    return changed === 1;
  }

  /** Whether a send in progress may continue. */
  async maySend(claim: DeliveryClaim): Promise<boolean> {
    const [row] = await this.database.$queryRaw<{ may: boolean }[]>`
      SELECT ${ALLOWED} AS may FROM resume_delivery WHERE ${this.isHeld(claim)}`;
    return row?.may ?? false;
  }

  complete(claim: DeliveryClaim): Promise<boolean> {
    return this.finish(claim);
  }

  cancel(claim: DeliveryClaim, why: string): Promise<boolean> {
    return this.change(claim, Prisma.sql`status = 'cancelled', finished_at = now(), failure = ${why}`);
  }

  /** Releases a delivery until its next attempt. */
  retryIn(claim: DeliveryClaim, seconds: number, problem: string): Promise<boolean> {
    return this.change(
      claim,
      Prisma.sql`status = 'queued', claimed_by = NULL, failure = ${problem},
        next_attempt_at = now() + make_interval(secs => ${seconds}::float8)`,
    );
  }

  /** Deliveries whose next attempt is due. */
  listDue(): Promise<WaitingRow[]> {
    return this.database.$queryRaw<WaitingRow[]>`
      SELECT id, attempts AS runs FROM resume_delivery
      WHERE status = 'queued' AND next_attempt_at <= now() ORDER BY next_attempt_at LIMIT 100`;
  }

  /** The résumé last queued under a consent; null when there is none. */
  async findLatest(userId: string, consentKind: DeliveryConsent): Promise<DeliveryState | null> {
    const [row] = await this.database.$queryRaw<DeliveryState[]>`
      SELECT resume_id AS "resumeId", status FROM resume_delivery
      WHERE user_id = ${userId}::uuid AND consent_kind = ${consentKind} AND kind = 'put'
      ORDER BY created_at DESC, id DESC LIMIT 1`;
    return row ?? null;
  }

  /** The résumé that the partner has; null when it has none or was told to delete it. */
  async findDelivered(userId: string, consentKind: DeliveryConsent): Promise<DeliveredState | null> {
    const [row] = await this.database.$queryRaw<(DeliveredState & { kind: string })[]>`
      SELECT kind, resume_id AS "resumeId", resume_version AS "resumeVersion", finished_at AS "finishedAt"
      FROM resume_delivery
      WHERE user_id = ${userId}::uuid AND consent_kind = ${consentKind}
        AND (status = 'done' OR (kind = 'withdraw' AND (status <> 'cancelled' OR attempts > 0)))
      ORDER BY created_at DESC, id DESC LIMIT 1`;
    if (row === undefined || row.kind === 'withdraw') return null;
    return { resumeId: row.resumeId, resumeVersion: row.resumeVersion, finishedAt: row.finishedAt };
  }
}
