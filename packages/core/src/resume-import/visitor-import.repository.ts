import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { takeAdvisoryLock } from '../platform/index.js';
import { type ImportState, QUEUE_CAP, VISITORS } from './resume-import.js';

export interface NewVisitorImport {
  /** Keyed hash of the browser. */
  visitor: string;
  fileName: string;
  content: Buffer;
}

const unfinished = Prisma.sql`status IN ('queued', 'running')`;
const STATE = Prisma.sql`
  id AS "importId", file_name AS "fileName", status, stage, progress, created_at AS "createdAt",
  finished_at AS "finishedAt", failure AS "errorCode", resume_id AS "resumeId", result AS draft`;

/** Imports of nobody's account: each lives until it is fetched, and no longer than ten minutes. */
@Injectable()
export class VisitorImportRepository {
  constructor(private readonly database: Database) {}

  /** The id of a new import; null while visitors, or this browser, have enough under way. */
  async admit({ visitor, fileName, content }: NewVisitorImport): Promise<string | null> {
    const [, rows] = await this.database.$transaction([
      takeAdvisoryLock(this.database, 'resume-import'),
      this.database.$queryRaw<{ id: string }[]>`
        INSERT INTO resume_import (id, visitor, file_name, content)
        SELECT ${randomUUID()}::uuid, ${visitor}, ${fileName}, ${content}
        FROM (
          SELECT count(*) AS waiting, count(*) FILTER (WHERE user_id IS NULL) AS visitors,
            count(*) FILTER (WHERE visitor = ${visitor}) AS own
          FROM resume_import WHERE ${unfinished}
        ) AS load
        WHERE waiting < ${QUEUE_CAP} AND visitors < ${VISITORS.waiting} AND own < ${VISITORS.waitingOfBrowser}
        RETURNING id`,
    ]);
    return rows[0]?.id ?? null;
  }

  /** Where an import of this browser stands. One that is over is given once and is gone with that. */
  async take(visitor: string, importId: string): Promise<ImportState | null> {
    const isOwn = Prisma.sql`id = ${importId}::uuid AND visitor = ${visitor}`;
    const finished = async () => {
      const [over] = await this.database.$queryRaw<ImportState[]>`
        DELETE FROM resume_import WHERE ${isOwn} AND finished_at IS NOT NULL RETURNING ${STATE}`;
      return over;
    };
    const over = await finished();
    if (over) return over;
    const [row] = await this.database.$queryRaw<ImportState[]>`
      SELECT ${STATE} FROM resume_import WHERE ${isOwn} AND finished_at IS NULL`;
    // It may have ended between the two statements.
    return row ?? (await finished()) ?? null;
  }
}
