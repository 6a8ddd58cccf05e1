import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import type { ResumeLanguage, StoredBase } from '../resume/index.js';
import type { StoredShare } from './resume-share.js';

export interface NewLink {
  tokenHash: string;
  tokenCipher: string;
  expiresAt: Date;
}

/** A live share together with the saved résumé. */
export interface FoundShare {
  shareId: string;
  ownerId: string;
  resumeId: string;
  passwordHash: string | null;
  showsContacts: boolean;
  allowsDownload: boolean;
  templateCode: string;
  language: ResumeLanguage;
  version: number;
  document: unknown;
  /** Of a variant: its base. */
  base: StoredBase | null;
}

const SHARE = Prisma.sql`s.id, s.user_id AS "userId", s.resume_id AS "resumeId", s.token_cipher AS "tokenCipher",
  s.password_hash AS "passwordHash", s.is_on AS "isOn", s.expires_at AS "expiresAt",
  s.shows_contacts AS "showsContacts", s.allows_download AS "allowsDownload", s.created_at AS "createdAt"`;

/** Every statement of the owner's side filters by owner. */
@Injectable()
export class ResumeShareRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string, resumeId: string): Promise<StoredShare | null> {
    const [row] = await this.database.$queryRaw<StoredShare[]>`
      SELECT ${SHARE} FROM resume_share s JOIN resume r ON r.id = s.resume_id AND r.deleted_at IS NULL
      WHERE s.resume_id = ${resumeId}::uuid AND s.user_id = ${userId}::uuid`;
    return row ?? null;
  }

  /** The share of a résumé, new or existing; a revoked one gets the new link. Null without such a résumé. */
  async open(userId: string, resumeId: string, link: NewLink): Promise<StoredShare | null> {
    const [row] = await this.database.$queryRaw<StoredShare[]>`
      INSERT INTO resume_share AS s (id, user_id, resume_id, token_hash, token_cipher, expires_at)
      SELECT ${randomUUID()}::uuid, user_id, id, ${link.tokenHash}, ${link.tokenCipher}, ${link.expiresAt}::timestamptz
      FROM resume WHERE id = ${resumeId}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL
      ON CONFLICT (resume_id) DO UPDATE SET
        token_hash = coalesce(s.token_hash, excluded.token_hash),
        token_cipher = CASE WHEN s.token_hash IS NULL THEN excluded.token_cipher ELSE s.token_cipher END,
        expires_at = CASE WHEN s.token_hash IS NULL THEN excluded.expires_at ELSE s.expires_at END,
        is_on = s.is_on OR s.token_hash IS NULL, updated_at = now()
      RETURNING ${SHARE}`;
    return row ?? null;
  }

  async update(
    userId: string,
    resumeId: string,
    data: Prisma.ResumeShareUpdateManyMutationInput,
  ): Promise<void> {
    await this.database.resumeShare.updateMany({ where: { userId, resumeId }, data });
  }

  /** The share of a link: on, not expired, its résumé not deleted, its owner's account not closing. */
  async findLive(tokenHash: string, now: Date): Promise<FoundShare | null> {
    const [row] = await this.database.$queryRaw<FoundShare[]>`
      SELECT s.id AS "shareId", s.user_id AS "ownerId", r.id AS "resumeId", s.password_hash AS "passwordHash",
        s.shows_contacts AS "showsContacts", s.allows_download AS "allowsDownload",
        r.template_code AS "templateCode", r.language, r.version, r.document, (
          SELECT jsonb_build_object('id', base.id, 'title', base.title, 'version', base.version, 'document', base.document)
          FROM resume AS base
          WHERE base.id = r.base_id AND base.user_id = r.user_id AND base.deleted_at IS NULL) AS base
      FROM resume_share s
      JOIN resume r ON r.id = s.resume_id AND r.deleted_at IS NULL
      JOIN user_account u ON u.id = s.user_id AND u.close_requested_at IS NULL
      WHERE s.token_hash = ${tokenHash} AND s.is_on AND (s.expires_at IS NULL OR s.expires_at > ${now})`;
    return row ?? null;
  }
}
