import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Engine } from '@qicheng/analysis/engine';
import { Database, Prisma } from '@qicheng/db';
import { reservationEnd } from '../ai-count/index.js';
import {
  type AnalysisClaim,
  type AnalysisFault,
  DEADLINE_SECONDS,
  LEASE_SECONDS,
  MAX_RUNS,
  ORPHAN_SECONDS,
} from './analysis.js';

/** A row that waits for a job; `runs` makes the job's key, so that a spent job never swallows a new one. */
export interface WaitingAnalysis {
  runId: string;
  runs: number;
}

/** What a run ends with. */
export interface AnalysisOutcome {
  result: unknown;
  engine: Engine;
  score: number | null;
  /** The counts come back, although there is a result. */
  isFree?: boolean;
}

const ago = (seconds: number) => Prisma.sql`now() - make_interval(secs => ${seconds}::float8)`;
const isLapsed = Prisma.sql`(status = 'running' AND claimed_at < ${ago(LEASE_SECONDS)})`;

/** The working side of runs: every write compares the claim, so a worker that was taken for dead cannot write. */
@Injectable()
export class AnalysisRunRepository {
  constructor(private readonly database: Database) {}

  /** Takes a queued run, or one whose claim lapsed; null when somebody else has it or it is over. */
  async claim(runId: string): Promise<AnalysisClaim | null> {
    const [claim] = await this.database.$queryRaw<AnalysisClaim[]>`
      UPDATE analysis
      SET status = 'running', claimed_by = ${randomUUID()}, claimed_at = now(), attempts = attempts + 1
      WHERE id = ${runId}::uuid AND (status = 'queued' OR ${isLapsed})
        AND attempts < ${MAX_RUNS} AND created_at > ${ago(DEADLINE_SECONDS)}
      RETURNING id AS "runId", user_id AS "userId", service, step, parent_id AS "parentId", input, preference,
        reservation_id AS "reservationId", claimed_by AS "claimedBy"`;
    return claim ?? null;
  }

  /** Keeps a claim alive, and says how far the work is. */
  async renew(
    { runId, claimedBy }: AnalysisClaim,
    { progress, stage }: { progress: number; stage: string },
  ): Promise<boolean> {
    const renewed = await this.database.$executeRaw`
      UPDATE analysis SET claimed_at = now(), progress = ${progress}::int, stage = ${stage}
      WHERE id = ${runId}::uuid AND claimed_by = ${claimedBy} AND status = 'running'`;
    return renewed === 1;
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
  fail(claim: AnalysisClaim, fault: AnalysisFault, now: Date): Promise<boolean> {
    return this.end(claim, Prisma.sql`status = 'failed', failure = ${fault}`, { kind: 'refund', now });
  }

  async release({ runId, claimedBy }: AnalysisClaim): Promise<boolean> {
    const released = await this.database.$executeRaw`
      UPDATE analysis SET status = 'queued', claimed_by = NULL
      WHERE id = ${runId}::uuid AND claimed_by = ${claimedBy} AND status = 'running'`;
    return released === 1;
  }

  /** Gives up what is past its time or its runs with its counts refunded, and frees what a dead worker held. */
  async sweep(now: Date): Promise<void> {
    const over = await this.database.$queryRaw<Array<{ id: string; reservationId: string | null }>>`
      SELECT id, reservation_id AS "reservationId" FROM analysis
      WHERE (status = 'queued' OR ${isLapsed})
        AND (attempts >= ${MAX_RUNS} OR created_at < ${ago(DEADLINE_SECONDS)}) LIMIT 200`;
    for (const { id, reservationId } of over) {
      const given = Prisma.sql`
        UPDATE analysis SET status = 'failed', finished_at = ${now},
          failure = CASE WHEN attempts >= ${MAX_RUNS} THEN 'broken' ELSE 'expired' END
        WHERE id = ${id}::uuid AND (status = 'queued' OR ${isLapsed}) RETURNING id`;
      await this.endWith(given, reservationId, { kind: 'refund', now });
    }
    await this.database.$executeRaw`
      UPDATE analysis SET status = 'queued', claimed_by = NULL WHERE ${isLapsed}`;
  }

  /** Rows that wait longer than a job in the queue would let them. */
  async listOrphans(): Promise<WaitingAnalysis[]> {
    return this.database.$queryRaw<WaitingAnalysis[]>`
      SELECT id AS "runId", attempts AS runs FROM analysis
      WHERE status = 'queued' AND coalesce(claimed_at, created_at) < ${ago(ORPHAN_SECONDS)}
      ORDER BY created_at LIMIT 100`;
  }

  /** Input and result of the analysis that a reference answer belongs to. */
  async findParent(parentId: string): Promise<{ input: unknown; result: unknown } | null> {
    const [row] = await this.database.$queryRaw<Array<{ input: unknown; result: unknown }>>`
      SELECT input, result FROM analysis WHERE id = ${parentId}::uuid AND status = 'done' AND deleted_at IS NULL`;
    return row ?? null;
  }

  private end(
    { runId, claimedBy, reservationId }: AnalysisClaim,
    change: Prisma.Sql,
    ending: { kind: 'settle' | 'refund'; now: Date },
  ): Promise<boolean> {
    const own = Prisma.sql`
      UPDATE analysis SET ${change}, finished_at = ${ending.now}
      WHERE id = ${runId}::uuid AND claimed_by = ${claimedBy} AND status = 'running' RETURNING id`;
    return this.endWith(own, reservationId, ending);
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
    const gate = Prisma.sql`EXISTS (SELECT 1 FROM ended)`;
    const rows = await this.database.$queryRaw<unknown[]>`
      WITH ended AS (${ended}), ${reservationEnd({ reservationId, ...ending }, gate)}
      SELECT id FROM ended`;
    return rows.length === 1;
  }
}
