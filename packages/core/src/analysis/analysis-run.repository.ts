import { Injectable } from '@nestjs/common';
import type { Engine } from '@qicheng/analysis/engine';
import { Database, Prisma } from '@qicheng/db';
import { reservationEnd } from '../ai-count/index.js';
import { LeasedRowRepository } from '../platform/jobs/index.js';
import { type AnalysisClaim, type AnalysisErrorCode, type AnalysisProgress, LEASE } from './analysis.js';

/** Outcome of a run. */
export interface AnalysisOutcome {
  result: unknown;
  engine: Engine;
  score: number | null;
  /** Replaces the title of the run. */
  title?: string;
  /** The counts are refunded although there is a result. */
  isFree?: boolean;
}

const SWEEP_SIZE = 200;

/** Worker access to runs. A run ends together with its AI count reservation. */
@Injectable()
export class AnalysisRunRepository extends LeasedRowRepository<AnalysisClaim, AnalysisProgress> {
  constructor(database: Database) {
    super(database, {
      name: 'analysis',
      terms: LEASE,
      claimed: Prisma.sql`user_id AS "userId", service, step, parent_id AS "parentId", input, preference,
        reservation_id AS "reservationId"`,
      atRenewal: ({ progress, stage }) => Prisma.sql`progress = ${progress}::int, stage = ${stage}`,
    });
  }

  /** Ends a run and settles its counts, or refunds them if the result is free; both or neither. */
  complete(
    claim: AnalysisClaim,
    { result, engine, score, title, isFree = false }: AnalysisOutcome,
    now: Date,
  ): Promise<boolean> {
    const change = Prisma.sql`status = 'done', progress = 100, stage = '', failure = NULL,
      title = COALESCE(${title ?? null}::text, title), cost = CASE WHEN ${isFree} THEN 0 ELSE cost END,
      result = ${JSON.stringify(result)}::jsonb, engine = ${JSON.stringify(engine)}::jsonb, score = ${score}::int`;
    return this.end(claim, change, { kind: isFree ? 'refund' : 'settle', now });
  }

  /** Ends a run and refunds its counts, both or neither. */
  failAndRefund(claim: AnalysisClaim, errorCode: AnalysisErrorCode, now: Date): Promise<boolean> {
    return this.end(claim, Prisma.sql`status = 'failed', failure = ${errorCode}`, { kind: 'refund', now });
  }

  /** Fails and refunds runs that exceeded their time or attempts, and releases those held by dead workers. */
  async sweepAndRefund(now: Date): Promise<void> {
    const over = await this.database.$queryRaw<Array<{ id: string; reservationId: string | null }>>`
      SELECT id, reservation_id AS "reservationId" FROM analysis WHERE ${this.isOver} LIMIT ${SWEEP_SIZE}`;
    for (const { id, reservationId } of over) {
      const failing = Prisma.sql`
        UPDATE analysis SET status = 'failed', finished_at = ${now}, failure = ${this.errorCode}
        WHERE id = ${id}::uuid AND ${this.isOver} RETURNING id`;
      await this.endWith(failing, reservationId, { kind: 'refund', now });
    }
    await this.free();
  }

  /** Input and result of the analysis that a reference answer belongs to. */
  async findParent(parentId: string): Promise<{ input: unknown; result: unknown } | null> {
    const [row] = await this.database.$queryRaw<Array<{ input: unknown; result: unknown }>>`
      SELECT input, result FROM analysis WHERE id = ${parentId}::uuid AND status = 'done' AND deleted_at IS NULL`;
    return row ?? null;
  }

  private end(
    claim: AnalysisClaim,
    change: Prisma.Sql,
    ending: { kind: 'settle' | 'refund'; now: Date },
  ): Promise<boolean> {
    const own = Prisma.sql`
      UPDATE analysis SET ${change}, finished_at = ${ending.now}
      WHERE ${this.isHeld(claim)} RETURNING id`;
    return this.endWith(own, claim.reservationId, ending);
  }

  /** One statement: first the row ends, then the reservation. */
  private async endWith(
    ended: Prisma.Sql,
    reservationId: string | null,
    ending: { kind: 'settle' | 'refund'; now: Date },
  ): Promise<boolean> {
    if (reservationId === null) {
      return (await this.database.$queryRaw<unknown[]>`${ended}`).length === 1;
    }
    const condition = Prisma.sql`EXISTS (SELECT 1 FROM ended)`;
    const rows = await this.database.$queryRaw<unknown[]>`
      WITH ended AS (${ended}), ${reservationEnd({ reservationId, ...ending }, condition)}
      SELECT id FROM ended`;
    return rows.length === 1;
  }
}
