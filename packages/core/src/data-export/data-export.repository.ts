import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { takeAdvisoryLock } from '../platform/index.js';
import { LeasedRowRepository } from '../platform/jobs/index.js';
import { type DataExportState, PER_DAY, type DataExportClaim, LEASE } from './data-export.js';

const unfinished = Prisma.sql`status IN ('queued', 'running')`;
const STATE = Prisma.sql`
  SELECT id AS "exportId", status, file_id AS "fileId", created_at AS "createdAt", finished_at AS "finishedAt",
    downloaded_at AS "downloadedAt"
  FROM data_export`;

/** User access to data exports. */
@Injectable()
export class DataExportRepository {
  constructor(private readonly database: Database) {}

  /** A new request, or the one in progress, or null if the daily limit is reached. */
  async admit(userId: string, now: Date): Promise<{ exportId: string; isNew: boolean } | null> {
    const dayAgo = new Date(now.getTime() - 86_400_000);
    const [, rows] = await this.database.$transaction([
      // Serialises requests of one account, so that two concurrent ones become one.
      takeAdvisoryLock(this.database, `data-export:${userId}`),
      this.database.$queryRaw<{ made: string | null; same: string | null }[]>`
        WITH same AS (
          SELECT id FROM data_export WHERE user_id = ${userId}::uuid AND ${unfinished} LIMIT 1
        ), made AS (
          INSERT INTO data_export (id, user_id, created_at)
          SELECT ${randomUUID()}::uuid, ${userId}::uuid, ${now} WHERE NOT EXISTS (SELECT 1 FROM same)
            AND (SELECT count(*) FROM data_export WHERE user_id = ${userId}::uuid AND created_at > ${dayAgo}
              AND status <> 'failed') < ${PER_DAY}
          RETURNING id
        )
        SELECT (SELECT id FROM made) AS made, (SELECT id FROM same) AS same`,
    ]);
    const [row] = rows;
    if (row?.made) return { exportId: row.made, isNew: true };
    return row?.same ? { exportId: row.same, isNew: false } : null;
  }

  async findLatest(userId: string): Promise<DataExportState | null> {
    const [row] = await this.database.$queryRaw<DataExportState[]>`
      ${STATE} WHERE user_id = ${userId}::uuid ORDER BY created_at DESC, id DESC LIMIT 1`;
    return row ?? null;
  }

  async findOwner(exportId: string): Promise<{ userId: string; fileId: string | null } | null> {
    return this.database.dataExport.findUnique({
      where: { id: exportId },
      select: { userId: true, fileId: true },
    });
  }

  /** Uses up the only download of an archive; false if already used. */
  async takeDownload(exportId: string, now: Date): Promise<boolean> {
    const { count } = await this.database.dataExport.updateMany({
      where: { id: exportId, status: 'done', downloadedAt: null },
      data: { downloadedAt: now },
    });
    return count === 1;
  }
}

/** Worker access to data exports. */
@Injectable()
export class DataExportRunRepository extends LeasedRowRepository<DataExportClaim> {
  constructor(database: Database) {
    const claimed = Prisma.sql`user_id AS "userId"`;
    super(database, { name: 'data_export', terms: LEASE, claimed, hasErrorCode: false });
  }

  complete(claim: DataExportClaim, fileId: string): Promise<boolean> {
    return this.finish(claim, Prisma.sql`file_id = ${fileId}::uuid`);
  }
}
