import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import {
  DEADLINE_SECONDS,
  type ExportClaim,
  type ExportFault,
  FILE_LIFETIME_SECONDS,
  LEASE_SECONDS,
  MAX_RUNS,
  ORPHAN_SECONDS,
} from './resume-export.js';

/** A row that waits for a job; `runs` makes the job's key, so that a spent job never swallows a new one. */
export interface WaitingExport {
  exportId: string;
  runs: number;
}

const ago = (seconds: number) => Prisma.sql`now() - make_interval(secs => ${seconds}::float8)`;
const isLapsed = Prisma.sql`(status = 'running' AND claimed_at < ${ago(LEASE_SECONDS)})`;

/** The working side of exports: every write compares the claim, so a worker that was taken for dead cannot write. */
@Injectable()
export class ExportRunRepository {
  constructor(private readonly database: Database) {}

  /** Takes a queued export, or one whose claim lapsed; null when somebody else has it or it is over. */
  async claim(exportId: string): Promise<ExportClaim | null> {
    const [claim] = await this.database.$queryRaw<ExportClaim[]>`
      UPDATE resume_export
      SET status = 'running', claimed_by = ${randomUUID()}, claimed_at = now(), attempts = attempts + 1
      WHERE id = ${exportId}::uuid AND (status = 'queued' OR ${isLapsed})
        AND attempts < ${MAX_RUNS} AND created_at > ${ago(DEADLINE_SECONDS)}
      RETURNING id AS "exportId", user_id AS "userId", format, snapshot, claimed_by AS "claimedBy"`;
    return claim ?? null;
  }

  async renew({ exportId, claimedBy }: ExportClaim): Promise<boolean> {
    return this.own(Prisma.sql`claimed_at = now()`, exportId, claimedBy);
  }

  async complete({ exportId, claimedBy }: ExportClaim, fileId: string): Promise<boolean> {
    return this.own(
      Prisma.sql`status = 'done', file_id = ${fileId}::uuid, finished_at = now(), failure = NULL`,
      exportId,
      claimedBy,
    );
  }

  async fail({ exportId, claimedBy }: ExportClaim, fault: ExportFault): Promise<boolean> {
    return this.own(
      Prisma.sql`status = 'failed', failure = ${fault}, finished_at = now()`,
      exportId,
      claimedBy,
    );
  }

  async release({ exportId, claimedBy }: ExportClaim): Promise<boolean> {
    return this.own(Prisma.sql`status = 'queued', claimed_by = NULL`, exportId, claimedBy);
  }

  /** Gives up what is past its time or its runs, and frees what a dead worker held. */
  async sweep(): Promise<void> {
    await this.database.$executeRaw`
      UPDATE resume_export SET status = 'failed', finished_at = now(),
        failure = CASE WHEN attempts >= ${MAX_RUNS} THEN 'broken' ELSE 'expired' END
      WHERE (status = 'queued' OR ${isLapsed})
        AND (attempts >= ${MAX_RUNS} OR created_at < ${ago(DEADLINE_SECONDS)})`;
    await this.database.$executeRaw`
      UPDATE resume_export SET status = 'queued', claimed_by = NULL WHERE ${isLapsed}`;
  }

  /** Rows that wait longer than a job in the queue would let them. */
  async listOrphans(): Promise<WaitingExport[]> {
    return this.database.$queryRaw<WaitingExport[]>`
      SELECT id AS "exportId", attempts AS runs FROM resume_export
      WHERE status = 'queued' AND coalesce(claimed_at, created_at) < ${ago(ORPHAN_SECONDS)}
      ORDER BY created_at LIMIT 100`;
  }

  /** Forgets exports whose file is gone. */
  async erase(limit: number): Promise<number> {
    return this.database.$executeRaw`
      DELETE FROM resume_export WHERE id IN (
        SELECT id FROM resume_export WHERE finished_at < ${ago(FILE_LIFETIME_SECONDS)} LIMIT ${limit})`;
  }

  private async own(change: Prisma.Sql, exportId: string, claimedBy: string): Promise<boolean> {
    const changed = await this.database.$executeRaw`
      UPDATE resume_export SET ${change}
      WHERE id = ${exportId}::uuid AND claimed_by = ${claimedBy} AND status = 'running'`;
    return changed === 1;
  }
}
