import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import {
  DEADLINE_SECONDS,
  DRAFT_LIFETIME_SECONDS,
  type ImportClaim,
  type ImportDraft,
  type ImportFault,
  type ImportProgress,
  LEASE_SECONDS,
  MAX_RUNS,
  ORPHAN_SECONDS,
} from './resume-import.js';

/** A row that waits for a job; `runs` makes the job's key, so that a spent job never swallows a new one. */
export interface WaitingImport {
  importId: string;
  runs: number;
}

const ago = (seconds: number) => Prisma.sql`now() - make_interval(secs => ${seconds}::float8)`;
const isLapsed = Prisma.sql`(status = 'running' AND claimed_at < ${ago(LEASE_SECONDS)})`;

/** The working side of imports: every write compares the claim, so a worker that was taken for dead cannot write. */
@Injectable()
export class ImportRunRepository {
  constructor(private readonly database: Database) {}

  /** Takes a queued import, or one whose claim lapsed; null when somebody else has it or it is over. */
  async claim(importId: string): Promise<ImportClaim | null> {
    const [claim] = await this.database.$queryRaw<ImportClaim[]>`
      UPDATE resume_import
      SET status = 'running', stage = 'reading', progress = 5, claimed_by = ${randomUUID()}, claimed_at = now(),
        attempts = attempts + 1
      WHERE id = ${importId}::uuid AND (status = 'queued' OR ${isLapsed})
        AND attempts < ${MAX_RUNS} AND created_at > ${ago(DEADLINE_SECONDS)}
      RETURNING id AS "importId", user_id AS "userId", file_id AS "fileId", file_name AS "fileName",
        claimed_by AS "claimedBy"`;
    return claim ?? null;
  }

  /** Keeps the claim and says how far the work is; progress never falls. */
  async renew(claim: ImportClaim, { stage, progress }: ImportProgress): Promise<boolean> {
    return this.own(
      claim,
      Prisma.sql`claimed_at = now(), stage = ${stage}, progress = greatest(progress, ${progress}::int)`,
    );
  }

  async complete(claim: ImportClaim, draft: ImportDraft): Promise<boolean> {
    return this.own(
      claim,
      Prisma.sql`status = 'done', stage = 'over', progress = 100, result = ${JSON.stringify(draft)}::jsonb,
        finished_at = now(), failure = NULL`,
    );
  }

  async fail(claim: ImportClaim, fault: ImportFault): Promise<boolean> {
    return this.own(
      claim,
      Prisma.sql`status = 'failed', stage = 'over', failure = ${fault}, finished_at = now()`,
    );
  }

  async release(claim: ImportClaim): Promise<boolean> {
    return this.own(claim, Prisma.sql`status = 'queued', claimed_by = NULL`);
  }

  /** Gives up what is past its time or its runs, and frees what a dead worker held. */
  async sweep(): Promise<void> {
    await this.database.$executeRaw`
      UPDATE resume_import SET status = 'failed', stage = 'over', finished_at = now(),
        failure = CASE WHEN attempts >= ${MAX_RUNS} THEN 'broken' ELSE 'expired' END
      WHERE (status = 'queued' OR ${isLapsed})
        AND (attempts >= ${MAX_RUNS} OR created_at < ${ago(DEADLINE_SECONDS)})`;
    await this.database.$executeRaw`
      UPDATE resume_import SET status = 'queued', claimed_by = NULL WHERE ${isLapsed}`;
  }

  /** Rows that wait longer than a job in the queue would let them. */
  async listOrphans(): Promise<WaitingImport[]> {
    return this.database.$queryRaw<WaitingImport[]>`
      SELECT id AS "importId", attempts AS runs FROM resume_import
      WHERE status = 'queued' AND coalesce(claimed_at, created_at) < ${ago(ORPHAN_SECONDS)}
      ORDER BY created_at LIMIT 100`;
  }

  /** Forgets imports of more than a day ago. */
  async erase(limit: number): Promise<number> {
    return this.database.$executeRaw`
      DELETE FROM resume_import WHERE id IN (
        SELECT id FROM resume_import WHERE created_at < ${ago(DRAFT_LIFETIME_SECONDS)} LIMIT ${limit})`;
  }

  private async own({ importId, claimedBy }: ImportClaim, change: Prisma.Sql): Promise<boolean> {
    const changed = await this.database.$executeRaw`
      UPDATE resume_import SET ${change}
      WHERE id = ${importId}::uuid AND claimed_by = ${claimedBy} AND status = 'running'`;
    return changed === 1;
  }
}
