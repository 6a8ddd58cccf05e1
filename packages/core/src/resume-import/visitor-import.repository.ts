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

/** Imports without an account: each lives until its browser has it, and no longer than ten minutes. */
@Injectable()
export class VisitorImportRepository {
  constructor(private readonly database: Database) {}

  /** The id of a new import; null while visitors or this browser have too many in progress. */
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

  /** The state of an import of this browser. */
  async find(visitor: string, importId: string): Promise<ImportState | null> {
    const [row] = await this.database.$queryRaw<ImportState[]>`
      SELECT ${STATE} FROM resume_import WHERE id = ${importId}::uuid AND visitor = ${visitor}`;
    return row ?? null;
  }

  /** Deletes the row; a worker that reads its file loses its claim and stops. */
  async remove(visitor: string, importId: string): Promise<void> {
    await this.database.$executeRaw`
      DELETE FROM resume_import WHERE id = ${importId}::uuid AND visitor = ${visitor}`;
  }
}
