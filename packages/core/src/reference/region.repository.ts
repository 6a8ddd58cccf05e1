import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

/** An administrative division; level 1 province, 2 city, 3 county. */
export interface RegionRow {
  code: string;
  name: string;
  level: number;
  parentCode: string | null;
  pinyin: string;
  initials: string;
}

@Injectable()
export class RegionRepository {
  constructor(private readonly database: Database) {}

  all(): Promise<Pick<RegionRow, 'code' | 'name' | 'level' | 'parentCode'>[]> {
    return this.database.region.findMany({
      select: { code: true, name: true, level: true, parentCode: true },
      orderBy: { code: 'asc' },
    });
  }

  /** Upserts the rows by code in one statement; other rows are kept. */
  async upsert(rows: readonly RegionRow[]): Promise<void> {
    await this.database.$executeRaw`
      insert into region (code, name, level, parent_code, pinyin, initials)
      select code, name, level, "parentCode", pinyin, initials
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(code text, name text, level int, "parentCode" text, pinyin text, initials text)
      on conflict (code) do update set
        name = excluded.name, level = excluded.level, parent_code = excluded.parent_code,
        pinyin = excluded.pinyin, initials = excluded.initials`;
  }
}
