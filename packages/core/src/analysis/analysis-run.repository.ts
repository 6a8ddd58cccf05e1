import { Injectable } from '@nestjs/common';
import type { Engine } from '@qicheng/analysis/engine';
import { Database, Prisma } from '@qicheng/db';
import { reservationEnd } from '../ai-count/index.js';
import { LeasedRowRepository, type WaitingRow } from '../platform/jobs/index.js';
import { type AnalysisClaim, type AnalysisErrorCode, LEASE } from './analysis.js';

/** What a run ends with. */
export interface AnalysisOutcome {
  result: unknown;
  engine: Engine;
  score: number | null;
  /** The counts come back, although there is a result. */
  isFree?: boolean;
}

const SWEEP_SIZE = 200;

const leaseOf = ({ runId, claimedBy }: AnalysisClaim) => ({ id: runId, claimedBy });

/** The working side of runs. A run ends together with the counts that were reserved for it. */
@Injectable()
export class AnalysisRunRepository {
  private readonly rows: LeasedRowRepository;

  constructor(private readonly database: Database) {
    this.rows = new LeasedRowRepository(database, 'analysis', LEASE);
  }

  claim(runId: string): Promise<AnalysisClaim | null> {
    return this.rows.claim<AnalysisClaim>(runId, {
      returning: Prisma.sql`id AS "runId", user_id AS "userId", service, step, parent_id AS "parentId", input,
        preference, reservation_id AS "reservationId", claimed_by AS "claimedBy"`,
    });
  }

  /** Keeps a claim alive, and says how far the work is. */
  renew(claim: AnalysisClaim, { progress, stage }: { progress: number; stage: string }): Promise<boolean> {
    return this.rows.renew(leaseOf(claim), Prisma.sql`progress = ${progress}::int, stage = ${stage}`);
  }

  /** Ends a run and spends its counts, or gives them back where the result is free; both or neither. */
  complete(
    claim: AnalysisClaim,
    { result, engine, score, isFree = false }: AnalysisOutcome,
    now: Date,
  ): Promise<boolean> {
    const change = Prisma.sql`status = 'done', progress = 100, stage = '', failure = NULL,
      cost = CASE WHEN ${isFree} THEN 0 ELSE cost END,
      result = ${JSON.stringify(result)}::jsonb, engine = ${JSON.stringify(engine)}::jsonb, score = ${score}::int`;
    return this.end(claim, change, { kind: isFree ? 'refund' : 'settle', now });
  }

  /** Ends a run and gives its counts back, both or neither. */
  fail(claim: AnalysisClaim, errorCode: AnalysisErrorCode, now: Date): Promise<boolean> {
    return this.end(claim, Prisma.sql`status = 'failed', failure = ${errorCode}`, { kind: 'refund', now });
  }

  release(claim: AnalysisClaim): Promise<boolean> {
    return this.rows.release(leaseOf(claim));
  }

  /** Fails what is past its time or its runs with its counts refunded, and frees what a dead worker held. */
  async sweep(now: Date): Promise<void> {
    const over = await this.database.$queryRaw<Array<{ id: string; reservationId: string | null }>>`
      SELECT id, reservation_id AS "reservationId" FROM analysis WHERE ${this.rows.isOver} LIMIT ${SWEEP_SIZE}`;
    for (const { id, reservationId } of over) {
      const given = Prisma.sql`
        UPDATE analysis SET status = 'failed', finished_at = ${now}, failure = ${this.rows.errorCode}
        WHERE id = ${id}::uuid AND ${this.rows.isOver} RETURNING id`;
      await this.endWith(given, reservationId, { kind: 'refund', now });
    }
    await this.rows.free();
  }

  listOrphans(): Promise<WaitingRow[]> {
    return this.rows.listOrphans();
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
      WHERE ${this.rows.isHeld(leaseOf(claim))} RETURNING id`;
    return this.endWith(own, claim.reservationId, ending);
  }

  /** One statement: the row ends, and only then the reservation. */
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
