import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { takeAdvisoryLock } from '../platform/index.js';

interface Take {
  userId: string;
  documentId: string;
  /** Maximum number of different downloads since `monthStart`. */
  allowance: number;
  monthStart: Date;
  /** From this time on, the same document counts as the same download. */
  sameSince: Date;
  now: Date;
}

/** Delivered job document files. */
@Injectable()
export class DocumentDownloadRepository {
  constructor(private readonly database: Database) {}

  async countSince(userId: string, since: Date): Promise<number> {
    const [row] = await this.database.prepared<{ count: number }>(Prisma.sql`
      SELECT count(*)::int AS count FROM document_download
      WHERE user_id = ${userId}::uuid AND created_at >= ${since}::timestamptz`);
    return row?.count ?? 0;
  }

  /**
   * Counts a download under the user's advisory lock, so that concurrent requests cannot exceed the
   * allowance; false if it is used up.
   */
  async record({ userId, documentId, allowance, monthStart, sameSince, now }: Take): Promise<boolean> {
    const [, rows] = await this.database.$transaction([
      takeAdvisoryLock(this.database, `document-download:${userId}`),
      this.database.$queryRaw<{ isTaken: boolean }[]>`
        WITH same AS (
          SELECT 1 FROM document_download
          WHERE user_id = ${userId}::uuid AND entry_id = ${documentId}::uuid AND created_at > ${sameSince} LIMIT 1
        ), made AS (
          INSERT INTO document_download (id, user_id, entry_id, created_at)
          SELECT ${randomUUID()}::uuid, ${userId}::uuid, ${documentId}::uuid, ${now}
          WHERE NOT EXISTS (SELECT 1 FROM same) AND (
            SELECT count(*) FROM document_download WHERE user_id = ${userId}::uuid AND created_at >= ${monthStart}
          ) < ${allowance}
          RETURNING 1
        )
        SELECT EXISTS (SELECT 1 FROM same) OR EXISTS (SELECT 1 FROM made) AS "isTaken"`,
    ]);
    return rows[0]?.isTaken ?? false;
  }
}
