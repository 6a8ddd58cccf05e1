import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import { takeAdvisoryLock } from '../../platform/index.js';

/** How many folders one member may have; the failure's message repeats it. */
export const FOLDER_LIMIT = 30;

export interface Folder {
  id: string;
  name: string;
}

export interface ListedFolder extends Folder {
  /** Its résumés and their variants. */
  count: number;
}

/** Résumé folders. Every statement filters by owner. */
@Injectable()
export class ResumeFolderRepository {
  constructor(private readonly database: Database) {}

  list(userId: string): Promise<ListedFolder[]> {
    return this.database.$queryRaw<ListedFolder[]>`
      SELECT folder.id, folder.name, count(resume.id)::int AS count
      FROM resume_folder AS folder LEFT JOIN resume
        ON resume.folder_id = folder.id AND resume.user_id = folder.user_id AND resume.deleted_at IS NULL
      WHERE folder.user_id = ${userId}::uuid GROUP BY folder.id ORDER BY folder.name, folder.id LIMIT ${FOLDER_LIMIT}`;
  }

  async isNameTaken(userId: string, name: string): Promise<boolean> {
    return (await this.database.resumeFolder.count({ where: { userId, name } })) > 0;
  }

  /** The new folder; null when its name is taken or there is no room. */
  async insert(userId: string, name: string): Promise<Folder | null> {
    return this.database.$transaction(async (transaction) => {
      await takeAdvisoryLock(transaction, `resume-folder:${userId}`);
      const [row] = await transaction.$queryRaw<Folder[]>`
        INSERT INTO resume_folder (id, user_id, name)
        SELECT ${randomUUID()}::uuid, ${userId}::uuid, ${name}
        WHERE (SELECT count(*) FROM resume_folder WHERE user_id = ${userId}::uuid) < ${FOLDER_LIMIT}
        ON CONFLICT (user_id, name) DO NOTHING RETURNING id, name`;
      return row ?? null;
    });
  }

  /** The renamed folder; null when it does not exist or the name is taken. */
  async rename(userId: string, id: string, name: string): Promise<Folder | null> {
    return this.database.$transaction(async (transaction) => {
      await takeAdvisoryLock(transaction, `resume-folder:${userId}`);
      const [row] = await transaction.$queryRaw<Folder[]>`
        UPDATE resume_folder SET name = ${name}
        WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND NOT EXISTS (
          SELECT FROM resume_folder AS other
          WHERE other.user_id = ${userId}::uuid AND other.name = ${name} AND other.id <> ${id}::uuid)
        RETURNING id, name`;
      return row ?? null;
    });
  }

  async exists(userId: string, id: string): Promise<boolean> {
    return (await this.database.resumeFolder.count({ where: { id, userId } })) > 0;
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const { count } = await this.database.resumeFolder.deleteMany({ where: { id, userId } });
    return count === 1;
  }

  /**
   * Moves all of these with their bases and variants, or none if one is not the owner's. The folder is
   * locked, so that it cannot be deleted meanwhile.
   */
  async move(userId: string, ids: readonly string[], folderId: string | null): Promise<boolean> {
    const uniqueIds = [...new Set(ids)];
    const moved = await this.database.$executeRaw`
      WITH named AS (
        SELECT coalesce(base_id, id) AS family FROM resume
        WHERE id = ANY(${uniqueIds}::uuid[]) AND user_id = ${userId}::uuid AND deleted_at IS NULL
      ), folder AS MATERIALIZED (
        SELECT id FROM resume_folder WHERE id = ${folderId}::uuid AND user_id = ${userId}::uuid FOR KEY SHARE)
      UPDATE resume SET folder_id = ${folderId}::uuid
      WHERE user_id = ${userId}::uuid AND (id IN (SELECT family FROM named) OR base_id IN (SELECT family FROM named))
        AND (SELECT count(*) FROM named) = ${uniqueIds.length}
        AND (${folderId}::uuid IS NULL OR EXISTS (SELECT FROM folder))`;
    return moved > 0;
  }
}
