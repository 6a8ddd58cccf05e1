import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { BURST_MINUTES, type KeepReason, type ResumeLanguage, type ResumeSummary } from './resume.js';
import { hasRoom, SUMMARY } from './resume.repository.js';

export interface ResumeContent {
  userId: string;
  title: string;
  templateCode: string;
  language: ResumeLanguage;
  document: unknown;
  /** A new résumé goes into the folder of this one. */
  besideId?: string;
}

/** Who writes: the open editor, else the session; its browser as text. */
export interface Author {
  writer: string | null;
  device: string;
}

/** A save over a version that its sender saw. */
export interface Replacement {
  id: string;
  version: number;
  content: Omit<ResumeContent, 'document'>;
  /** The document as JSON. */
  text: string;
  author: Author;
  /** Restoring a version always stores what it replaces; a save only when one is due. */
  reason: KeepReason;
}

/** Of a variant: its base, and for whom it is made. */
export interface VariantOrigin {
  baseId: string;
  target: string;
}

/** One save attempt, by its sender's key, and its content. */
export interface SaveRequest {
  key: string | null;
  digest: string;
}

/**
 * Saves in one statement: compares and raises the version and records the request, or does nothing. A
 * concurrent duplicate finds its key taken and gets the recorded answer.
 */
@Injectable()
export class ResumeSaveRepository {
  constructor(private readonly database: Database) {}

  /**
   * The saved résumé, or null when this user has none with this version. The replaced state is stored in the
   * history when another editor wrote it, or when none was stored for ten minutes: CTEs see the rows before
   * the statement, so `before` is what the save replaced. Documents are compared last, because both have to be unpacked.
   */
  async update(
    { id, version, content, text, author, reason }: Replacement,
    { key, digest }: SaveRequest,
  ): Promise<(ResumeSummary & { keeps: boolean }) | null> {
    const [row] = await this.database.prepared<ResumeSummary & { keeps: boolean }>(Prisma.sql`
      WITH saved AS (
        UPDATE resume SET title = ${content.title}, template_code = ${content.templateCode},
          language = ${content.language}, document = ${text}::jsonb,
          version = version + 1, saved_by = ${author.writer}::uuid, device = ${author.device}, updated_at = now()
        WHERE id = ${id}::uuid AND user_id = ${content.userId}::uuid AND deleted_at IS NULL AND version = ${version}
        RETURNING *
      ), kept AS (
        INSERT INTO resume_version (id, resume_id, user_id, version, title, template_code, language, document, bytes,
          reason, device, saved_at)
        SELECT gen_random_uuid(), before.id, before.user_id, before.version, before.title, before.template_code,
          before.language, before.document, octet_length(before.document::text), ${reason}, before.device,
          before.updated_at
        FROM resume AS before JOIN saved ON saved.id = before.id
        WHERE CASE WHEN ${reason} = 'restore' OR before.saved_by IS DISTINCT FROM saved.saved_by OR NOT EXISTS (
            SELECT 1 FROM resume_version AS last WHERE last.resume_id = before.id
              AND last.kept_at > now() - make_interval(mins => ${BURST_MINUTES}::int))
          THEN before.document IS DISTINCT FROM saved.document ELSE false END
        ON CONFLICT (resume_id, version) DO NOTHING RETURNING 1
      ), remembered AS (
        INSERT INTO resume_save (user_id, request_key, resume_id, version, digest)
        SELECT user_id, ${key}::uuid, id, version, ${digest} FROM saved WHERE ${key}::uuid IS NOT NULL
        ON CONFLICT DO NOTHING
      )
      SELECT ${SUMMARY}, EXISTS (SELECT 1 FROM kept) AS keeps FROM saved`);
    return row ?? null;
  }

  /**
   * The résumé created from a visitor's draft, under the draft's id; null when there is no room or the id is
   * taken.
   */
  async insertDraft(id: string, content: ResumeContent, author: Author): Promise<ResumeSummary | null> {
    const [row] = await this.database.$queryRaw<ResumeSummary[]>`
      WITH saved AS (
        INSERT INTO resume (id, user_id, title, template_code, language, document, saved_by, device)
        SELECT ${id}::uuid, ${content.userId}::uuid, ${content.title}, ${content.templateCode}, ${content.language},
          ${JSON.stringify(content.document)}::jsonb, ${author.writer}::uuid, ${author.device}
        WHERE ${hasRoom(content.userId)}
        ON CONFLICT (id) DO NOTHING
        RETURNING *
      )
      SELECT ${SUMMARY} FROM saved`;
    return row ?? null;
  }

  /** What a draft has become, also in the bin; `foreign` when another account has it. */
  async findDraft(id: string, userId: string): Promise<ResumeSummary | 'foreign' | null> {
    const [row] = await this.database.$queryRaw<Array<ResumeSummary & { isOwn: boolean }>>`
      SELECT ${SUMMARY}, user_id = ${userId}::uuid AS "isOwn" FROM resume WHERE id = ${id}::uuid`;
    if (!row) return null;
    const { isOwn, ...summary } = row;
    return isOwn ? summary : 'foreign';
  }

  /** The new résumé, or null when the user has too many or the key was used before. */
  async insert(
    content: ResumeContent,
    { key, digest }: SaveRequest,
    author: Author,
    origin: VariantOrigin | null = null,
  ): Promise<ResumeSummary | null> {
    const id = randomUUID();
    const [row] = await this.database.$queryRaw<ResumeSummary[]>`
      WITH room AS (
        SELECT ${content.userId}::uuid AS user_id WHERE ${hasRoom(content.userId)}
      ), remembered AS (
        INSERT INTO resume_save (user_id, request_key, resume_id, version, digest)
        SELECT user_id, ${key}::uuid, ${id}::uuid, 1, ${digest} FROM room WHERE ${key}::uuid IS NOT NULL
        ON CONFLICT DO NOTHING RETURNING 1
      ), saved AS (
        INSERT INTO resume (id, user_id, title, template_code, language, document, saved_by, device,
          base_id, variant_target, folder_id)
        SELECT ${id}::uuid, user_id, ${content.title}, ${content.templateCode}, ${content.language},
          ${JSON.stringify(content.document)}::jsonb, ${author.writer}::uuid, ${author.device},
          ${origin?.baseId ?? null}::uuid, ${origin?.target ?? null},
          (SELECT folder_id FROM resume WHERE id = ${content.besideId ?? null}::uuid AND user_id = ${content.userId}::uuid)
        FROM room WHERE ${key}::uuid IS NULL OR EXISTS (SELECT 1 FROM remembered)
        RETURNING *
      )
      SELECT ${SUMMARY} FROM saved`;
    return row ?? null;
  }

  /**
   * The earlier result of the same request; null when it is new, `differs` when the key came with other
   * content.
   */
  async findSaved(userId: string, { key, digest }: SaveRequest): Promise<ResumeSummary | 'differs' | null> {
    if (key === null) return null;
    const [row] = await this.database.$queryRaw<Array<ResumeSummary & { digest: string }>>`
      SELECT resume.id, title, template_code AS "templateCode", language, resume_save.version,
        resume_save.created_at AS "updatedAt", digest
      FROM resume_save JOIN resume ON resume.id = resume_save.resume_id
      WHERE resume_save.user_id = ${userId}::uuid AND request_key = ${key}::uuid`;
    if (!row) return null;
    const { digest: before, ...summary } = row;
    return before === digest ? summary : 'differs';
  }
}
