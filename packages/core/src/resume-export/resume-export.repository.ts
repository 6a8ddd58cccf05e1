import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { takeAdvisoryLock } from '../platform/index.js';
import {
  type ExportedFile,
  type ExportFormat,
  type ExportSnapshot,
  type ExportState,
  FILE_LIFETIME_SECONDS,
  QUEUE_CAP,
  USER_SHARE,
  type ExportClaim,
  LEASE,
} from './resume-export.js';
import { LeasedRowRepository } from '../platform/jobs/index.js';

export interface NewExport {
  exportId: string;
  userId: string;
  resumeId: string;
  /** The share whose visitor asks; null when the owner does. Each has load limits and a list of its own. */
  shareId: string | null;
  format: ExportFormat;
  snapshot: ExportSnapshot;
}

/** What became of a request: a new row, the unfinished one that it repeats, or neither because of the load. */
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

/** Of a row that only keeps a refused request from being committed late. */
const GIVEN_UP = 'givenUp';

const unfinished = Prisma.sql`status IN ('queued', 'running')`;
const STATE = Prisma.sql`
  SELECT e.id AS "exportId", e.resume_id AS "resumeId", e.user_id AS "userId", e.format, e.status,
    e.created_at AS "createdAt", e.finished_at AS "finishedAt", e.failure AS "errorCode",
    f.id AS "fileId", f.key AS "fileKey", f.name AS "fileName", f.mime AS "fileMime", f.size AS "fileSize"
  FROM resume_export e
  LEFT JOIN stored_file f ON f.id = e.file_id AND (f.expires_at IS NULL OR f.expires_at > now())`;

/** The asking side of exports. */
@Injectable()
export class ResumeExportRepository {
  constructor(private readonly database: Database) {}

  /** Counts the load and inserts under one advisory lock: requests take it one after another, so no cap is overrun. */
  async admit({ exportId, userId, resumeId, shareId, format, snapshot }: NewExport): Promise<Admission> {
    const isAsker = Prisma.sql`user_id = ${userId}::uuid AND share_id IS NOT DISTINCT FROM ${shareId}::uuid`;
    const [, rows] = await this.database.$transaction([
      takeAdvisoryLock(this.database, 'resume-export'),
      this.database.$queryRaw<Admission[]>`
        WITH load AS (
          SELECT count(*)::int AS waiting, (count(*) FILTER (WHERE ${isAsker}))::int AS own
          FROM resume_export WHERE ${unfinished}
        ), same AS (
          SELECT id FROM resume_export
          WHERE ${isAsker} AND resume_id = ${resumeId}::uuid AND format = ${format} AND ${unfinished}
            AND snapshot->>'templateCode' = ${snapshot.templateCode} AND snapshot->>'title' = ${snapshot.title}
            AND (snapshot->>'version')::int = ${snapshot.version} AND snapshot->>'language' = ${snapshot.language}
            AND snapshot->>'carries' IS NOT DISTINCT FROM ${snapshot.carries ?? null}::text
            AND snapshot->>'aiText' IS NOT DISTINCT FROM ${snapshot.aiText ?? null}::text
            AND snapshot->>'stamp' IS NOT DISTINCT FROM ${snapshot.stamp ?? null}::text
          LIMIT 1
        ), made AS (
          INSERT INTO resume_export (id, user_id, resume_id, share_id, format, snapshot)
          SELECT ${exportId}::uuid, ${userId}::uuid, ${resumeId}::uuid, ${shareId}::uuid, ${format},
            ${JSON.stringify(snapshot)}::jsonb
          FROM load WHERE waiting < ${QUEUE_CAP} AND own < ${USER_SHARE} AND NOT EXISTS (SELECT 1 FROM same)
          RETURNING id
        )
        SELECT waiting, own, (SELECT id FROM same) AS same, (SELECT id FROM made) AS made FROM load`,
    ]);
    const [admission] = rows;
    if (!admission) throw new Error('the load of exports was not counted');
    return admission;
  }

  /**
   * After an `admit` without an answer: true when its row stands. Otherwise its id is taken by a row that shows nowhere,
   * so that the transaction, wherever it still is, ends with a breach of the key.
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

  /** The newest finished file of a share in one state of résumé and settings, while it is kept. */
  async findShared(shareId: string, format: ExportFormat, stamp: string): Promise<ExportState | null> {
    const [row] = await this.database.$queryRaw<StateRow[]>`
      ${STATE} WHERE e.share_id = ${shareId}::uuid AND e.format = ${format} AND e.status = 'done'
        AND e.snapshot->>'stamp' = ${stamp} AND f.id IS NOT NULL
      ORDER BY e.created_at DESC LIMIT 1`;
    return row ? stateOf(row) : null;
  }

  /** Exports of the owner; those of visitors of a share are not among them. */
  async listRecent(userId: string, resumeId: string | null, limit: number): Promise<ExportState[]> {
    const rows = await this.database.$queryRaw<StateRow[]>`
      ${STATE} WHERE e.user_id = ${userId}::uuid AND e.share_id IS NULL
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

/** The working side of exports. */
@Injectable()
export class ExportRunRepository extends LeasedRowRepository<ExportClaim> {
  constructor(database: Database) {
    const claimed = Prisma.sql`user_id AS "userId", format, snapshot`;
    super(database, { name: 'resume_export', terms: LEASE, claimed });
  }

  complete(claim: ExportClaim, fileId: string): Promise<boolean> {
    return this.finish(claim, Prisma.sql`file_id = ${fileId}::uuid`);
  }
}
