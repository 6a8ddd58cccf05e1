import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import type { ResumeSummary } from '../resume.js';
import { SUMMARY } from '../resume.repository.js';
import type { StoredBase } from './variant-document.js';

/** A variant and its base as stored. */
export interface StoredVariant {
  id: string;
  version: number;
  target: string;
  document: unknown;
  base: StoredBase;
}

/** Rows that are variants; every statement filters by owner. */
@Injectable()
export class VariantRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string, id: string): Promise<StoredVariant | null> {
    const [row] = await this.select(userId, { id });
    return row ?? null;
  }

  /** The variants of a base, including those in the bin, which must be complete when restored. */
  listOf(userId: string, baseId: string): Promise<StoredVariant[]> {
    return this.select(userId, { baseId });
  }

  /**
   * Replaces the stored content unless somebody saved meanwhile; the version stays, because nothing visible
   * changes.
   */
  async store(userId: string, { id, version }: StoredVariant, document: unknown): Promise<boolean> {
    const changed = await this.database.$executeRaw`
      UPDATE resume SET document = ${JSON.stringify(document)}::jsonb
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND version = ${version}`;
    return changed === 1;
  }

  /** Detaches the variant with its current content; null when somebody saved meanwhile. */
  async detach(
    userId: string,
    { id, version }: StoredVariant,
    document: unknown,
  ): Promise<ResumeSummary | null> {
    const [row] = await this.database.$queryRaw<ResumeSummary[]>`
      UPDATE resume SET document = ${JSON.stringify(document)}::jsonb, base_id = NULL, variant_target = NULL,
        version = version + 1
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND version = ${version}
      RETURNING ${SUMMARY}`;
    return row ?? null;
  }

  async retarget(userId: string, id: string, target: string): Promise<ResumeSummary | null> {
    const [row] = await this.database.$queryRaw<ResumeSummary[]>`
      UPDATE resume SET variant_target = ${target}
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND base_id IS NOT NULL AND deleted_at IS NULL
      RETURNING ${SUMMARY}`;
    return row ?? null;
  }

  private select(
    userId: string,
    { id = null, baseId = null }: { id?: string | null; baseId?: string | null },
  ): Promise<StoredVariant[]> {
    return this.database.$queryRaw<StoredVariant[]>`
      SELECT variant.id, variant.version, coalesce(variant.variant_target, '') AS target, variant.document,
        jsonb_build_object('id', base.id, 'title', base.title, 'version', base.version, 'document', base.document) AS base
      FROM resume AS variant
      JOIN resume AS base ON base.id = variant.base_id AND base.user_id = variant.user_id AND base.deleted_at IS NULL
      WHERE variant.user_id = ${userId}::uuid
        AND ((variant.id = ${id}::uuid AND variant.deleted_at IS NULL) OR variant.base_id = ${baseId}::uuid)`;
  }
}
