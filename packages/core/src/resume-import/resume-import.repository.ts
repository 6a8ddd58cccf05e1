import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { takeAdvisoryLock } from '../platform/index.js';
import { LeasedRowRepository } from '../platform/jobs/index.js';
import {
  DRAFT_LIFETIME_SECONDS,
  type ImportState,
  QUEUE_CAP,
  USER_SHARE,
  type ImportClaim,
  type ImportDraft,
  type ImportProgress,
  LEASE,
  VISITORS,
} from './resume-import.js';

export interface NewImport {
  userId: string;
  fileId: string;
  fileName: string;
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

/** A state with the file being read. */
export interface StoredImport extends ImportState {
  fileId: string | null;
}

const unfinished = Prisma.sql`status IN ('queued', 'running')`;
const isKept = Prisma.sql`created_at > now() - make_interval(secs => ${DRAFT_LIFETIME_SECONDS}::float8)`;
const SUMMARY = Prisma.sql`
  id AS "importId", file_name AS "fileName", status, stage, progress, created_at AS "createdAt",
  finished_at AS "finishedAt", failure AS "errorCode", resume_id AS "resumeId", file_id AS "fileId"`;

/** The requesting side of imports. */
@Injectable()
export class ResumeImportRepository {
  constructor(private readonly database: Database) {}

  /**
   * Counts the load and inserts under one advisory lock: requests run one after another, so no cap is
   * exceeded.
   */
  async admit({ userId, fileId, fileName }: NewImport): Promise<Admission> {
    const [, rows] = await this.database.$transaction([
      takeAdvisoryLock(this.database, 'resume-import'),
      this.database.$queryRaw<Admission[]>`
        WITH load AS (
          SELECT count(*)::int AS waiting, (count(*) FILTER (WHERE user_id = ${userId}::uuid))::int AS own
          FROM resume_import WHERE ${unfinished}
        ), same AS (
          SELECT id FROM resume_import
          WHERE user_id = ${userId}::uuid AND file_id = ${fileId}::uuid AND ${unfinished} LIMIT 1
        ), made AS (
          INSERT INTO resume_import (id, user_id, file_id, file_name)
          SELECT ${randomUUID()}::uuid, ${userId}::uuid, ${fileId}::uuid, ${fileName}
          FROM load WHERE waiting < ${QUEUE_CAP} AND own < ${USER_SHARE} AND NOT EXISTS (SELECT 1 FROM same)
          RETURNING id
        )
        SELECT waiting, own, (SELECT id FROM same) AS same, (SELECT id FROM made) AS made FROM load`,
    ]);
    const [admission] = rows;
    if (!admission) throw new Error('the import load was not counted');
    return admission;
  }

  /** How many wait or run now, in total and of one user. */
  async load(userId: string): Promise<Pick<Admission, 'waiting' | 'own'>> {
    const [load] = await this.database.$queryRaw<Pick<Admission, 'waiting' | 'own'>[]>`
      SELECT count(*)::int AS waiting, (count(*) FILTER (WHERE user_id = ${userId}::uuid))::int AS own
      FROM resume_import WHERE ${unfinished}`;
    return load ?? { waiting: 0, own: 0 };
  }

  async find(userId: string, importId: string): Promise<StoredImport | null> {
    const [row] = await this.database.$queryRaw<StoredImport[]>`
      SELECT ${SUMMARY}, result AS draft FROM resume_import
      WHERE id = ${importId}::uuid AND user_id = ${userId}::uuid AND ${isKept}`;
    return row ?? null;
  }

  /** Without the draft. */
  async listRecent(userId: string, limit: number): Promise<ImportState[]> {
    return this.database.$queryRaw<ImportState[]>`
      SELECT ${SUMMARY}, NULL AS draft FROM resume_import
      WHERE user_id = ${userId}::uuid AND ${isKept} ORDER BY created_at DESC LIMIT ${limit}`;
  }

  /** Ends a reviewed import; the draft is not kept twice. */
  async confirm(userId: string, importId: string, resumeId: string): Promise<void> {
    await this.database.$executeRaw`
      UPDATE resume_import SET status = 'confirmed', resume_id = ${resumeId}::uuid, result = NULL
      WHERE id = ${importId}::uuid AND user_id = ${userId}::uuid AND status = 'done'`;
  }

  async remove(userId: string, importId: string): Promise<void> {
    await this.database.$executeRaw`
      DELETE FROM resume_import WHERE id = ${importId}::uuid AND user_id = ${userId}::uuid`;
  }
}

const over = Prisma.sql`stage = 'over'`;

/** The worker side of imports. */
@Injectable()
export class ImportRunRepository extends LeasedRowRepository<ImportClaim, ImportProgress> {
  constructor(database: Database) {
    super(database, {
      name: 'resume_import',
      terms: LEASE,
      claimed: Prisma.sql`user_id AS "userId", file_id AS "fileId", file_name AS "fileName"`,
      atClaim: Prisma.sql`stage = 'reading', progress = 5`,
      // Progress never decreases.
      atRenewal: ({ stage, progress }) =>
        Prisma.sql`stage = ${stage}, progress = greatest(progress, ${progress}::int)`,
      atFailure: Prisma.sql`${over}, content = NULL`,
    });
  }

  complete(claim: ImportClaim, draft: ImportDraft): Promise<boolean> {
    const result = JSON.stringify(draft);
    return this.finish(claim, Prisma.sql`${over}, progress = 100, result = ${result}::jsonb, content = NULL`);
  }

  /** The file of a visitor; null once it was read. */
  async content(id: string): Promise<Uint8Array | null> {
    const row = await this.database.resumeImport.findUnique({ where: { id }, select: { content: true } });
    return row?.content ?? null;
  }

  /** Deletes what visitors left behind. */
  eraseVisitors(): Promise<number> {
    return this.database.$executeRaw`
      DELETE FROM resume_import WHERE user_id IS NULL
        AND created_at < now() - make_interval(secs => ${VISITORS.lifetimeSeconds}::float8)`;
  }
}
