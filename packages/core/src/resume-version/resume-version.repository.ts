import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { KeepReason, ResumeLanguage } from '../resume/index.js';

export type ResumeVersionFailure = 'resumeVersionNotFound' | 'resumeVersionLimitReached';

/** One line of a résumé's history. */
export interface VersionSummary {
  id: string;
  version: number;
  title: string;
  /** Null for a version that is kept only temporarily. */
  name: string | null;
  reason: KeepReason;
  savedAt: Date;
  device: string;
}

export interface ResumeRevision extends VersionSummary {
  templateCode: string;
  language: ResumeLanguage;
  document: ResumeDocument;
}

/** The current content of the résumé. */
export interface LatestVersion {
  version: number;
  savedAt: Date;
  device: string;
}

/** How many named versions one résumé may have. */
export const NAMED_LIMIT = 50;

const COLUMNS = Prisma.sql`kept.id, kept.version, kept.title, kept.name, kept.reason, kept.saved_at AS "savedAt", kept.device`;

type StoredVersion = Omit<ResumeRevision, 'document'> & { document: unknown };

/** Versions of résumés that are not in the bin. Every statement filters by owner. */
@Injectable()
export class ResumeVersionRepository {
  constructor(private readonly database: Database) {}

  async findLatest(userId: string, resumeId: string): Promise<LatestVersion | null> {
    const [row] = await this.database.$queryRaw<LatestVersion[]>`
      SELECT version, updated_at AS "savedAt", device FROM resume
      WHERE id = ${resumeId}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL`;
    return row ?? null;
  }

  list(userId: string, resumeId: string): Promise<VersionSummary[]> {
    return this.database.$queryRaw<VersionSummary[]>`
      SELECT ${COLUMNS} FROM ${ofOwner(userId, resumeId)} ORDER BY kept.version DESC`;
  }

  async find(userId: string, resumeId: string, id: string): Promise<StoredVersion | null> {
    const [row] = await this.database.$queryRaw<StoredVersion[]>`
      SELECT ${COLUMNS}, kept.template_code AS "templateCode", kept.language, kept.document
      FROM ${ofOwner(userId, resumeId)} WHERE kept.id = ${id}::uuid`;
    return row ?? null;
  }

  /** Sets or clears a revision's name; null when there is no such revision or no room for another name. */
  async rename(
    userId: string,
    resumeId: string,
    id: string,
    name: string | null,
  ): Promise<VersionSummary | null> {
    const [row] = await this.database.$queryRaw<VersionSummary[]>`
      UPDATE resume_version AS kept SET name = ${name}
      FROM ${ownResume(userId, resumeId)}
      WHERE kept.resume_id = owned.id AND kept.id = ${id}::uuid
        AND (${name}::text IS NULL OR kept.name IS NOT NULL OR ${hasRoom(resumeId)})
      RETURNING ${COLUMNS}`;
    return row ?? null;
  }

  /** Stores the current state under a name; null as above. If already stored, it is named. */
  async keepPresent(userId: string, resumeId: string, name: string): Promise<VersionSummary | null> {
    const [row] = await this.database.$queryRaw<VersionSummary[]>`
      INSERT INTO resume_version AS kept (id, resume_id, user_id, version, title, template_code, language, document,
        bytes, name, reason, device, saved_at)
      SELECT gen_random_uuid(), owned.id, owned.user_id, owned.version, owned.title, owned.template_code,
        owned.language, owned.document, octet_length(owned.document::text), ${name}, 'auto', owned.device,
        owned.updated_at
      FROM ${ownResume(userId, resumeId)} WHERE ${hasRoom(resumeId)}
      ON CONFLICT (resume_id, version) DO UPDATE SET name = excluded.name
      RETURNING ${COLUMNS}`;
    return row ?? null;
  }

  /** Also true when it was already gone: a second click must not fail. */
  async remove(userId: string, resumeId: string, id: string): Promise<void> {
    await this.database.$executeRaw`
      DELETE FROM resume_version AS kept USING ${ownResume(userId, resumeId)}
      WHERE kept.resume_id = owned.id AND kept.id = ${id}::uuid`;
  }
}

const ownResume = (userId: string, resumeId: string): Prisma.Sql => Prisma.sql`(
  SELECT * FROM resume WHERE id = ${resumeId}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL
) AS owned`;

const ofOwner = (userId: string, resumeId: string): Prisma.Sql =>
  Prisma.sql`resume_version AS kept JOIN ${ownResume(userId, resumeId)} ON owned.id = kept.resume_id`;

const hasRoom = (resumeId: string): Prisma.Sql => Prisma.sql`(
  SELECT count(*) FROM resume_version WHERE resume_id = ${resumeId}::uuid AND name IS NOT NULL
) < ${NAMED_LIMIT}`;
