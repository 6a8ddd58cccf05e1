import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { takeAdvisoryLock } from '../platform/index.js';
import { LeasedRowRepository } from '../platform/jobs/index.js';
import {
  QUEUE_CAP,
  type ReportExportState,
  type ReportFormat,
  USER_SHARE,
  LEASE,
  type ReportedRun,
  type ReportExportClaim,
} from './report-export.js';

export interface NewReportExport {
  exportId: string;
  userId: string;
  runId: string;
  format: ReportFormat;
  /** The text of a letter to print instead of the report. */
  letter?: string | undefined;
}

/** The outcome of a request: a new row, the existing one that it repeats, or neither because of the load. */
export interface Admission {
  made: string | null;
  same: string | null;
  waiting: number;
  own: number;
}

interface StateRow extends Omit<ReportExportState, 'file'> {
  fileId: string | null;
  fileKey: string;
  fileName: string;
  fileMime: string;
  fileSize: number;
  userId: string;
}

const unfinished = Prisma.sql`status IN ('queued', 'running')`;

/** The requesting side of report exports. */
@Injectable()
export class ReportExportRepository {
  constructor(private readonly database: Database) {}

  /**
   * Counts the load and inserts under one advisory lock, so that no cap is exceeded. A run never changes:
   * while its file exists or is being made, the same request returns that file.
   */
  async admit({ exportId, userId, runId, format, letter }: NewReportExport): Promise<Admission> {
    const [, rows] = await this.database.$transaction([
      takeAdvisoryLock(this.database, 'report-export'),
      this.database.$queryRaw<Admission[]>`
        WITH load AS (
          SELECT count(*)::int AS waiting, (count(*) FILTER (WHERE user_id = ${userId}::uuid))::int AS own
          FROM report_export WHERE ${unfinished}
        ), same AS (
          SELECT id FROM report_export
          WHERE user_id = ${userId}::uuid AND analysis_id = ${runId}::uuid AND format = ${format}
            AND letter IS NOT DISTINCT FROM ${letter ?? null}::text
            AND (${unfinished} OR (status = 'done' AND EXISTS (SELECT 1 FROM stored_file
              WHERE stored_file.id = file_id AND expires_at > now() + interval '10 minutes')))
          ORDER BY created_at DESC LIMIT 1
        ), made AS (
          INSERT INTO report_export (id, user_id, analysis_id, format, letter)
          SELECT ${exportId}::uuid, ${userId}::uuid, ${runId}::uuid, ${format}, ${letter ?? null}::text
          FROM load WHERE waiting < ${QUEUE_CAP} AND own < ${USER_SHARE} AND NOT EXISTS (SELECT 1 FROM same)
          RETURNING id
        )
        SELECT waiting, own, (SELECT id FROM same) AS same, (SELECT id FROM made) AS made FROM load`,
    ]);
    const [admission] = rows;
    if (!admission) throw new Error('the report export load was not counted');
    return admission;
  }

  /**
   * After an `admit` without an answer: true when its row exists. Otherwise its id is taken by a failed row,
   * so that the transaction, if still open, fails on the primary key.
   */
  async settle({ exportId, userId, runId, format }: NewReportExport): Promise<boolean> {
    const taken = await this.database.$executeRaw`
      INSERT INTO report_export (id, user_id, analysis_id, format, status, failure, finished_at)
      VALUES (${exportId}::uuid, ${userId}::uuid, ${runId}::uuid, ${format}, 'failed', 'expired', now())
      ON CONFLICT (id) DO NOTHING`;
    return taken === 0;
  }

  /** Also null for a file of a run that its owner deleted. */
  async find(userId: string, exportId: string): Promise<ReportExportState | null> {
    const [row] = await this.database.$queryRaw<StateRow[]>`
      SELECT e.id AS "exportId", e.analysis_id AS "runId", e.user_id AS "userId", e.format, e.status,
        e.finished_at AS "finishedAt", e.failure AS "errorCode",
        f.id AS "fileId", f.key AS "fileKey", f.name AS "fileName", f.mime AS "fileMime", f.size AS "fileSize"
      FROM report_export e
      JOIN analysis a ON a.id = e.analysis_id AND a.deleted_at IS NULL
      LEFT JOIN stored_file f ON f.id = e.file_id AND f.expires_at > now()
      WHERE e.id = ${exportId}::uuid AND e.user_id = ${userId}::uuid`;
    return row ? stateOf(row) : null;
  }
}

function stateOf({ fileId, fileKey, fileName, fileMime, fileSize, userId, ...state }: StateRow) {
  const file =
    fileId === null
      ? null
      : { id: fileId, userId, key: fileKey, name: fileName, mime: fileMime, size: fileSize };
  return { ...state, file };
}

/** The worker side of report exports. */
@Injectable()
export class ReportExportRunRepository extends LeasedRowRepository<ReportExportClaim> {
  constructor(database: Database) {
    const claimed = Prisma.sql`user_id AS "userId", analysis_id AS "runId", format, letter`;
    super(database, { name: 'report_export', terms: LEASE, claimed });
  }

  complete(claim: ReportExportClaim, fileId: string): Promise<boolean> {
    return this.finish(claim, Prisma.sql`file_id = ${fileId}::uuid`);
  }

  /** The run to make the file of; null when its owner deleted it. */
  async findRun(runId: string): Promise<ReportedRun | null> {
    const [run] = await this.database.$queryRaw<ReportedRun[]>`
      SELECT a.service, a.step, a.title, a.input, a.result, a.engine, a.finished_at AS "finishedAt",
        CASE WHEN p.id IS NULL THEN NULL ELSE jsonb_build_object('input', p.input, 'result', p.result) END AS parent
      FROM analysis a LEFT JOIN analysis p ON p.id = a.parent_id AND p.deleted_at IS NULL
      WHERE a.id = ${runId}::uuid AND a.status = 'done' AND a.deleted_at IS NULL`;
    return run ?? null;
  }
}
