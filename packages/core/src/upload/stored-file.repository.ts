import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

/**
 * `archive` is a person's full data export: only its own one-use link opens it, so these look-ups skip it.
 */
export type FilePurpose = 'upload' | 'photo' | 'export' | 'archive';

export interface StoredFile {
  id: string;
  userId: string;
  key: string;
  name: string;
  mime: string;
  size: number;
}

export interface NewFile extends Omit<StoredFile, 'id'> {
  sha256: string;
  purpose: FilePurpose;
  /** Kept this long; forever when absent. */
  lifetimeSeconds?: number;
}

const FIELDS = Prisma.sql`id, user_id AS "userId", key, name, mime, size`;
const isLive = Prisma.sql`(expires_at IS NULL OR expires_at > now())`;

@Injectable()
export class StoredFileRepository {
  constructor(private readonly database: Database) {}

  async insert(file: NewFile): Promise<StoredFile> {
    const [row] = await this.database.$queryRaw<StoredFile[]>`
      INSERT INTO stored_file (id, user_id, key, name, mime, size, sha256, purpose, expires_at)
      VALUES (gen_random_uuid(), ${file.userId}::uuid, ${file.key}, ${file.name}, ${file.mime}, ${file.size},
        ${file.sha256}, ${file.purpose}, now() + make_interval(secs => ${file.lifetimeSeconds ?? null}::float8))
      RETURNING ${FIELDS}`;
    if (!row) throw new Error('a stored file was not inserted');
    return row;
  }

  async findLive(ids: readonly string[]): Promise<StoredFile[]> {
    return this.database.$queryRaw<StoredFile[]>`
      SELECT ${FIELDS} FROM stored_file WHERE id = ANY(${ids}::uuid[]) AND purpose <> 'archive' AND ${isLive}`;
  }

  async findArchive(userId: string, id: string): Promise<StoredFile | null> {
    const [row] = await this.database.$queryRaw<StoredFile[]>`
      SELECT ${FIELDS} FROM stored_file
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND purpose = 'archive' AND ${isLive}`;
    return row ?? null;
  }

  /** All files of a user except archives, oldest first. */
  async listAll(userId: string): Promise<StoredFile[]> {
    return this.database.$queryRaw<StoredFile[]>`
      SELECT ${FIELDS} FROM stored_file
      WHERE user_id = ${userId}::uuid AND purpose <> 'archive' AND ${isLive} ORDER BY created_at, id`;
  }

  /** Marks a file for deletion at the next sweep. */
  async expire(id: string): Promise<void> {
    await this.database.$executeRaw`UPDATE stored_file SET expires_at = now() WHERE id = ${id}::uuid`;
  }

  async findPhoto(userId: string, id: string): Promise<StoredFile | null> {
    const [row] = await this.database.$queryRaw<StoredFile[]>`
      SELECT ${FIELDS} FROM stored_file
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND purpose = 'photo' AND ${isLive}`;
    return row ?? null;
  }

  /** The size of a user's own uploads; exports expire by themselves and do not count. */
  async usage(userId: string): Promise<{ files: number; bytes: number }> {
    const [row] = await this.database.$queryRaw<Array<{ files: number; bytes: number }>>`
      SELECT count(*)::int AS files, coalesce(sum(size), 0)::float8 AS bytes FROM stored_file
      WHERE user_id = ${userId}::uuid AND purpose NOT IN ('export', 'archive') AND ${isLive}`;
    return row ?? { files: 0, bytes: 0 };
  }

  /**
   * Deletes up to `limit` rows that have expired, or photos used by neither a résumé nor the account, and
   * returns their keys.
   */
  async removeExpired(limit: number): Promise<string[]> {
    const rows = await this.database.$queryRaw<Array<{ key: string }>>`
      DELETE FROM stored_file WHERE id IN (
        SELECT id FROM stored_file file
        WHERE expires_at <= now() OR (purpose = 'photo' AND created_at < now() - interval '2 days' AND NOT EXISTS (
          SELECT 1 FROM resume WHERE resume.user_id = file.user_id
            AND resume.document #>> '{basics,photo,fileId}' = file.id::text)
          AND NOT EXISTS (SELECT 1 FROM user_account WHERE id = file.user_id AND avatar = file.id::text))
        LIMIT ${limit})
      RETURNING key`;
    return rows.map((row) => row.key);
  }
}
