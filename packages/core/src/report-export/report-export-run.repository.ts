import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { LeasedRowRepository, type WaitingRow } from '../platform/jobs/index.js';
import {
  FILE_LIFETIME_SECONDS,
  LEASE,
  type ReportedRun,
  type ReportExportClaim,
  type ReportErrorCode,
} from './report-export.js';

const leaseOf = ({ exportId, claimedBy }: ReportExportClaim) => ({ id: exportId, claimedBy });

/** The working side of reports' exports. */
@Injectable()
export class ReportExportRunRepository {
  private readonly rows: LeasedRowRepository;

  constructor(private readonly database: Database) {
    this.rows = new LeasedRowRepository(database, 'report_export', LEASE);
  }

  claim(exportId: string): Promise<ReportExportClaim | null> {
    return this.rows.claim<ReportExportClaim>(exportId, {
      returning: Prisma.sql`id AS "exportId", user_id AS "userId", analysis_id AS "runId", format,
        claimed_by AS "claimedBy"`,
    });
  }

  renew(claim: ReportExportClaim): Promise<boolean> {
    return this.rows.renew(leaseOf(claim));
  }

  complete(claim: ReportExportClaim, fileId: string): Promise<boolean> {
    return this.rows.complete(leaseOf(claim), Prisma.sql`file_id = ${fileId}::uuid`);
  }

  fail(claim: ReportExportClaim, errorCode: ReportErrorCode): Promise<boolean> {
    return this.rows.fail(leaseOf(claim), errorCode);
  }

  release(claim: ReportExportClaim): Promise<boolean> {
    return this.rows.release(leaseOf(claim));
  }

  sweep(): Promise<void> {
    return this.rows.sweep();
  }

  listOrphans(): Promise<WaitingRow[]> {
    return this.rows.listOrphans();
  }

  /** Forgets exports whose file is gone. */
  erase(limit: number): Promise<number> {
    return this.rows.erase('finished_at', FILE_LIFETIME_SECONDS, limit);
  }

  /** The run that a file is made of; null when its owner removed it. */
  async findRun(runId: string): Promise<ReportedRun | null> {
    const [run] = await this.database.$queryRaw<ReportedRun[]>`
      SELECT a.service, a.step, a.title, a.input, a.result, a.engine, a.finished_at AS "finishedAt",
        CASE WHEN p.id IS NULL THEN NULL ELSE jsonb_build_object('input', p.input, 'result', p.result) END AS parent
      FROM analysis a LEFT JOIN analysis p ON p.id = a.parent_id AND p.deleted_at IS NULL
      WHERE a.id = ${runId}::uuid AND a.status = 'done' AND a.deleted_at IS NULL`;
    return run ?? null;
  }
}
