import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import {
  type ListedResume,
  RESTORE_DAYS,
  RESUME_LIMIT,
  type ResumeSummary,
  type ResumeText,
  type StoredResume,
} from './resume.js';

export interface Page {
  page: number;
  limit: number;
}

/** The columns of a {@link ResumeSummary}. */
export const SUMMARY = Prisma.sql`id, title, template_code AS "templateCode", language, version, updated_at AS "updatedAt",
  base_id AS "baseId", variant_target AS "variantTarget"`;
/**
 * Columns needed only by the list. The outer row has an alias, because the inner tables have columns of the
 * same names.
 */
const LISTED = Prisma.sql`folder_id AS "folderId", EXISTS (
    SELECT 1 FROM resume_share AS share WHERE share.resume_id = resume.id AND share.is_on
      AND share.token_hash IS NOT NULL AND (share.expires_at IS NULL OR share.expires_at > now())) AS "isShared", (
    SELECT max(file.created_at) FROM resume_export AS file WHERE file.user_id = resume.user_id
      AND file.resume_id = resume.id AND file.share_id IS NULL AND file.status = 'done' AND file.format <> 'parse') AS "exportedAt", (
    SELECT run.score FROM analysis AS run WHERE run.user_id = resume.user_id AND run.service = 'resumeAnalysis'
      AND run.step = 'analysis' AND run.status = 'done' AND run.deleted_at IS NULL AND run.resume_id = resume.id
    ORDER BY run.created_at DESC, run.id DESC LIMIT 1) AS score`;
const restorable = Prisma.sql`deleted_at > now() - make_interval(days => ${RESTORE_DAYS}::int)`;

/** Whether a user may have one more résumé. */
export const hasRoom = (userId: string): Prisma.Sql =>
  Prisma.sql`(SELECT count(*) FROM resume WHERE user_id = ${userId}::uuid AND deleted_at IS NULL) < ${RESUME_LIMIT}`;

/** Reads and small changes; saving has its own repository. Every statement filters by owner. */
@Injectable()
export class ResumeRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string, id: string): Promise<StoredResume | null> {
    const [row] = await this.database.$queryRaw<StoredResume[]>`
      SELECT ${SUMMARY}, document, (
        SELECT jsonb_build_object('id', base.id, 'title', base.title, 'version', base.version, 'document', base.document)
        FROM resume AS base
        WHERE base.id = resume.base_id AND base.user_id = resume.user_id AND base.deleted_at IS NULL) AS base
      FROM resume
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL`;
    return row ?? null;
  }

  /** The same with the document as stored text and without the base, for callers that pass it on. */
  async findText(userId: string, id: string): Promise<ResumeText | null> {
    const [row] = await this.database.prepared<ResumeText>(Prisma.sql`
      SELECT ${SUMMARY}, document::text AS document FROM resume
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL`);
    return row ?? null;
  }

  /** A page of résumés; a base and its variants are adjacent, at the position of the newest. */
  async list(userId: string, { page, limit }: Page): Promise<{ list: ListedResume[]; total: number }> {
    const rows = await this.database.prepared<ListedResume & { total: number }>(Prisma.sql`
      SELECT ${SUMMARY}, ${LISTED}, (count(*) OVER ())::int AS total FROM resume
      WHERE user_id = ${userId}::uuid AND deleted_at IS NULL
      ORDER BY max(updated_at) OVER (PARTITION BY coalesce(base_id, id)) DESC, coalesce(base_id, id) DESC,
        base_id IS NOT NULL, updated_at DESC, id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`);
    const [first] = rows;
    const total = first?.total ?? (page === 1 ? 0 : await this.count(userId));
    return { list: rows.map(({ total: _total, ...summary }) => summary), total };
  }

  async rename(userId: string, id: string, title: string): Promise<ResumeSummary | null> {
    const [row] = await this.database.$queryRaw<ResumeSummary[]>`
      UPDATE resume SET title = ${title}
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL RETURNING ${SUMMARY}`;
    return row ?? null;
  }

  /** Also true when it was already in the bin: a second click must not fail. */
  async bin(userId: string, id: string): Promise<boolean> {
    const changed = await this.database.$executeRaw`
      UPDATE resume SET deleted_at = coalesce(deleted_at, now()) WHERE id = ${id}::uuid AND user_id = ${userId}::uuid`;
    return changed === 1;
  }

  async restore(userId: string, id: string): Promise<ResumeSummary | null> {
    const [row] = await this.database.$queryRaw<ResumeSummary[]>`
      UPDATE resume SET deleted_at = NULL
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND (deleted_at IS NULL OR ${restorable})
        AND (deleted_at IS NULL OR ${hasRoom(userId)})
      RETURNING ${SUMMARY}`;
    return row ?? null;
  }

  async count(userId: string): Promise<number> {
    return this.database.resume.count({ where: { userId, deletedAt: null } });
  }

  /** Erases what can no longer be restored, and recorded requests too old to be repeated. */
  async erase(limit: number): Promise<number> {
    await this.database.$executeRaw`DELETE FROM resume_save WHERE created_at < now() - interval '2 days'`;
    return this.database.$executeRaw`
      DELETE FROM resume WHERE id IN (
        SELECT id FROM resume WHERE deleted_at IS NOT NULL AND NOT ${restorable} LIMIT ${limit})`;
  }
}
