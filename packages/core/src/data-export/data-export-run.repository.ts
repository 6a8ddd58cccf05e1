import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import type { WaitingRow } from '../platform/jobs/index.js';
import {
  type DataExportClaim,
  DEADLINE_SECONDS,
  LEASE_SECONDS,
  MAX_RUNS,
  ORPHAN_SECONDS,
} from './data-export.js';

const ago = (seconds: number) => Prisma.sql`now() - make_interval(secs => ${seconds}::float8)`;
const isLapsed = Prisma.sql`(status = 'running' AND claimed_at < ${ago(LEASE_SECONDS)})`;
const isSpent = Prisma.sql`(attempts >= ${MAX_RUNS} OR created_at < ${ago(DEADLINE_SECONDS)})`;

/** The working side: every write compares the claim, so that a worker that was taken for dead cannot write. */
@Injectable()
export class DataExportRunRepository {
  constructor(private readonly database: Database) {}

  async claim(exportId: string): Promise<DataExportClaim | null> {
    const [claim] = await this.database.$queryRaw<DataExportClaim[]>`
      UPDATE data_export
      SET status = 'running', claimed_by = ${randomUUID()}, claimed_at = now(), attempts = attempts + 1
      WHERE id = ${exportId}::uuid AND (status = 'queued' OR ${isLapsed}) AND NOT ${isSpent}
      RETURNING id AS "exportId", user_id AS "userId", claimed_by AS "claimedBy"`;
    return claim ?? null;
  }

  renew(claim: DataExportClaim): Promise<boolean> {
    return this.own(Prisma.sql`claimed_at = now()`, claim);
  }

  complete(claim: DataExportClaim, fileId: string): Promise<boolean> {
    return this.own(Prisma.sql`status = 'done', file_id = ${fileId}::uuid, finished_at = now()`, claim);
  }

  fail(claim: DataExportClaim): Promise<boolean> {
    return this.own(Prisma.sql`status = 'failed', finished_at = now()`, claim);
  }

  release(claim: DataExportClaim): Promise<boolean> {
    return this.own(Prisma.sql`status = 'queued', claimed_by = NULL`, claim);
  }

  /** Fails what is past its time or its runs, and frees what a dead worker held. */
  async sweep(): Promise<void> {
    await this.database.$executeRaw`
      UPDATE data_export SET status = 'failed', finished_at = now()
      WHERE (status = 'queued' OR ${isLapsed}) AND ${isSpent}`;
    await this.database.$executeRaw`
      UPDATE data_export SET status = 'queued', claimed_by = NULL WHERE ${isLapsed}`;
  }

  /** Rows that wait longer than a job in the queue would let them. */
  async listOrphans(): Promise<WaitingRow[]> {
    return this.database.$queryRaw`
      SELECT id, attempts AS runs FROM data_export
      WHERE status = 'queued' AND coalesce(claimed_at, created_at) < ${ago(ORPHAN_SECONDS)}
      ORDER BY created_at LIMIT 100`;
  }

  private async own(change: Prisma.Sql, { exportId, claimedBy }: DataExportClaim): Promise<boolean> {
    const changed = await this.database.$executeRaw`
      UPDATE data_export SET ${change}
      WHERE id = ${exportId}::uuid AND claimed_by = ${claimedBy} AND status = 'running'`;
    return changed === 1;
  }
}
