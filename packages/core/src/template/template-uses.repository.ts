import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

@Injectable()
export class TemplateUsesRepository {
  constructor(private readonly database: Database) {}

  /** How many résumés use each template. */
  async count(): Promise<Map<string, number>> {
    const rows = await this.database.$queryRaw<{ code: string; uses: number }[]>`
      SELECT template_code AS code, count(*)::int AS uses FROM resume WHERE deleted_at IS NULL GROUP BY template_code`;
    return new Map(rows.map(({ code, uses }) => [code, uses]));
  }
}
