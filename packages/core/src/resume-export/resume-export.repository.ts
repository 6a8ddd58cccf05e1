import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { takeAdvisoryLock } from '../platform/index.js';
import { LeasedRowRepository } from '../platform/jobs/index.js';
import {
  type ExportedFile,
  type ExportFormat,
  type ExportState,
  FILE_LIFETIME_SECONDS,
  QUEUE_CAP,
  USER_SHARE,
  type ExportClaim,
  LEASE,
} from './resume-export.js';

export interface NewExport {
  exportId: string;
  userId: string;
  resumeId: string;
  /** The share whose visitor requests it; null for the owner. Each has its own limits and list. */
  shareId: string | null;
  format: ExportFormat;
  /** An {@link ExportSnapshot} as JSON. */
  snapshot: string;
  /** Identifies everything the file depends on except the renderer. */
  digest: string;
}

/**
 * The outcome of a request: a new row, the unfinished one that it repeats, or neither because of the load.
 */
export interface Admission {
  made: string | null;
  same: string | null;
  waiting: number;
  own: number;
}

interface StateRow extends Omit<ExportState, 'file'> {
  fileId: string | null;
  fileKey: string;
  fileName: string;
  fileMime: string;
  fileSize: number;
  userId: string;
}

/** For a row that only prevents the late commit of a refused request. */
const GIVEN_UP = 'givenUp';

const unfinished = Prisma.sql`status IN ('queued', 'running')`;
const isRequester = ({ userId, shareId }: NewExport) =>
  Prisma.sql`user_id = ${userId}::uuid AND share_id IS NOT DISTINCT FROM ${shareId}::uuid`;
const STATE = Prisma.sql`
  SELECT e.id AS "exportId", e.resume_id AS "resumeId", e.user_id AS "userId", e.format, e.status,
    e.created_at AS "createdAt", e.finished_at AS "finishedAt", e.failure AS "errorCode",
    f.id AS "fileId", f.key AS "fileKey", f.name AS "fileName", f.mime AS "fileMime", f.size AS "fileSize"
  FROM resume_export e
  LEFT JOIN stored_file f ON f.id = e.file_id AND (f.expires_at IS NULL OR f.expires_at > now())`;

/** The requesting side of exports. */
@Injectable()
export class ResumeExportRepository {
  constructor(private readonly database: Database) {}

  /**
   * Counts the load and inserts under one advisory lock: requests run one after another, so no cap is
   * exceeded.
   */
  async admit(request: NewExport): Promise<Admission> {
    const { exportId, userId, resumeId, shareId, format, snapshot, digest } = request;
    const [, rows] = await this.database.$transaction([
      takeAdvisoryLock(this.database, 'resume-export'),
      this.database.$queryRaw<Admission[]>`
        WITH load AS (
          SELECT count(*)::int AS waiting, (count(*) FILTER (WHERE ${isRequester(request)}))::int AS own
          FROM resume_export WHERE ${unfinished}
        ), same AS (
          SELECT id FROM resume_export
          WHERE ${isRequester(request)} AND resume_id = ${resumeId}::uuid AND request_digest = ${digest} AND ${unfinished}
          LIMIT 1
        ), made AS (
          INSERT INTO resume_export (id, user_id, resume_id, share_id, format, snapshot, request_digest)
          SELECT ${exportId}::uuid, ${userId}::uuid, ${resumeId}::uuid, ${shareId}::uuid, ${format},
            ${snapshot}::jsonb, ${digest}
          FROM load WHERE waiting < ${QUEUE_CAP} AND own < ${USER_SHARE} AND NOT EXISTS (SELECT 1 FROM same)
          RETURNING id
        )
        SELECT waiting, own, (SELECT id FROM same) AS same, (SELECT id FROM made) AS made FROM load`,
    ]);
    const [admission] = rows;
    if (!admission) throw new Error('the export load was not counted');
    return admission;
  }

  /**
   * After an `admit` without an answer: true when its row exists. Otherwise its id is taken by a hidden row,
   * so that the transaction, if still open, fails on the primary key.
   */
  async settle({ exportId, userId, resumeId, shareId, format }: NewExport): Promise<boolean> {
    const taken = await this.database.$executeRaw`
      INSERT INTO resume_export (id, user_id, resume_id, share_id, format, snapshot, status, failure, finished_at)
      VALUES (${exportId}::uuid, ${userId}::uuid, ${resumeId}::uuid, ${shareId}::uuid, ${format}, '{}'::jsonb,
        'failed', ${GIVEN_UP}, now())
      ON CONFLICT (id) DO NOTHING`;
    return taken === 0;
  }

  async find(userId: string, exportId: string): Promise<ExportState | null> {
    const [row] = await this.database.$queryRaw<StateRow[]>`
      ${STATE} WHERE e.id = ${exportId}::uuid AND e.user_id = ${userId}::uuid`;
    return row ? stateOf(row) : null;
  }

  /** The requester's finished export of the same request, if its file is kept for some more minutes. */
  async findMade(request: NewExport): Promise<ExportState | null> {
    const [row] = await this.database.prepared<StateRow>(Prisma.sql`
      ${STATE} WHERE e.id = (
        SELECT id FROM resume_export WHERE ${isRequester(request)} AND resume_id = ${request.resumeId}::uuid
          AND request_digest = ${request.digest} AND status = 'done' AND renderer IS NOT NULL
        ORDER BY created_at DESC LIMIT 1) AND f.expires_at > now() + interval '10 minutes'`);
    return row ? stateOf(row) : null;
  }

  /** Exports of the owner, without those of share visitors. */
  async listRecent(userId: string, resumeId: string | null, limit: number): Promise<ExportState[]> {
    const rows = await this.database.$queryRaw<StateRow[]>`
      ${STATE} WHERE e.user_id = ${userId}::uuid AND e.share_id IS NULL AND e.format <> 'parse'
        AND (${resumeId}::uuid IS NULL OR e.resume_id = ${resumeId}::uuid) AND e.failure IS DISTINCT FROM ${GIVEN_UP}
        AND e.created_at > now() - make_interval(secs => ${FILE_LIFETIME_SECONDS}::float8)
      ORDER BY e.created_at DESC LIMIT ${limit}`;
    return rows.map(stateOf);
  }
}

function stateOf({ fileId, fileKey, fileName, fileMime, fileSize, userId, ...state }: StateRow): ExportState {
  const file: ExportedFile | null =
    fileId === null
      ? null
      : { id: fileId, userId, key: fileKey, name: fileName, mime: fileMime, size: fileSize };
  return { ...state, file };
}

/** The worker side of exports. */
@Injectable()
export class ExportRunRepository extends LeasedRowRepository<ExportClaim> {
  constructor(database: Database) {
    const claimed = Prisma.sql`user_id AS "userId", format, snapshot`;
    super(database, { name: 'resume_export', terms: LEASE, claimed });
  }

  complete(claim: ExportClaim, fileId: string, renderer: string | null): Promise<boolean> {
    return this.finish(claim, Prisma.sql`file_id = ${fileId}::uuid, renderer = ${renderer}`);
  }

  /** From now on, files of other renderers are made again. */
  async disownOthers(renderer: string | null): Promise<void> {
    await this.database.$executeRaw`
      UPDATE resume_export SET request_digest = NULL
      WHERE status = 'done' AND request_digest IS NOT NULL AND renderer IS DISTINCT FROM ${renderer}`;
  }
}
