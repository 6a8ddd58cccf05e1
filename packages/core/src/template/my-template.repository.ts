import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface MyTemplateRow {
  code: string;
  isKept: boolean;
  resumeCount: number;
  usedAt: Date;
}

@Injectable()
export class MyTemplateRepository {
  constructor(private readonly database: Database) {}

  /** Templates that the user's résumés use or that were kept; a removed one returns with a newer résumé. */
  list(userId: string): Promise<MyTemplateRow[]> {
    return this.database.$queryRaw<MyTemplateRow[]>`
      SELECT template_code AS code, kept_at IS NOT NULL AS "isKept", coalesce(used.count, 0) AS "resumeCount",
        greatest(kept_at, used_at) AS "usedAt"
      FROM (
        SELECT template_code, count(*)::int AS count, max(updated_at) AS used_at, max(created_at) AS made_at
        FROM resume WHERE user_id = ${userId}::uuid AND deleted_at IS NULL GROUP BY template_code
      ) AS used
      FULL JOIN (
        SELECT template_code, kept_at, removed_at FROM template_mark WHERE user_id = ${userId}::uuid
      ) AS mark USING (template_code)
      WHERE kept_at IS NOT NULL OR (used.count > 0 AND (removed_at IS NULL OR made_at > removed_at))
      ORDER BY "usedAt" DESC, code`;
  }

  async keep(userId: string, code: string, isKept: boolean): Promise<void> {
    await this.database.$executeRaw`
      INSERT INTO template_mark (user_id, template_code, kept_at)
      VALUES (${userId}::uuid, ${code}, CASE WHEN ${isKept} THEN now() END)
      ON CONFLICT (user_id, template_code) DO UPDATE SET kept_at = excluded.kept_at, removed_at = NULL`;
  }

  async remove(userId: string, code: string): Promise<void> {
    await this.database.$executeRaw`
      INSERT INTO template_mark (user_id, template_code, removed_at) VALUES (${userId}::uuid, ${code}, now())
      ON CONFLICT (user_id, template_code) DO UPDATE SET kept_at = NULL, removed_at = now()`;
  }
}
