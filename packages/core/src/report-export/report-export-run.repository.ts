import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { LeasedRowRepository } from '../platform/jobs/index.js';
import { LEASE, type ReportedRun, type ReportExportClaim } from './report-export.js';

/** The working side of reports' exports. */
@Injectable()
export class ReportExportRunRepository extends LeasedRowRepository<ReportExportClaim> {
  constructor(database: Database) {
    const claimed = Prisma.sql`user_id AS "userId", analysis_id AS "runId", format`;
    super(database, { name: 'report_export', terms: LEASE, claimed });
  }

  complete(claim: ReportExportClaim, fileId: string): Promise<boolean> {
    return this.finish(claim, Prisma.sql`file_id = ${fileId}::uuid`);
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
