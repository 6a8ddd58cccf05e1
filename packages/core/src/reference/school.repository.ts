import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { byName, matchesSchool, type SchoolTerms } from './school-search.js';

export interface SchoolRow {
  code: string;
  name: string;
  province: string;
  city: string;
  level: string;
  pinyin: string;
  initials: string;
  source: string;
}

export type FoundSchool = Pick<SchoolRow, 'code' | 'name' | 'province' | 'city' | 'level'>;

const recordset = (rows: readonly SchoolRow[]) => Prisma.sql`
  select code, name, province, city, level, pinyin, initials, source
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(code text, name text, province text, city text,
    level text, pinyin text, initials text, source text)`;
const columns = Prisma.sql`(code, name, province, city, level, pinyin, initials, source)`;

@Injectable()
export class SchoolRepository {
  constructor(private readonly database: Database) {}

  /** Usual short forms first, then names that start with the text, then by length and name. */
  async search(
    terms: SchoolTerms,
    { skip, take }: { skip: number; take: number },
  ): Promise<{ list: FoundSchool[]; total: number }> {
    const where = matchesSchool(terms);
    const [list, counts] = await Promise.all([
      this.database.$queryRaw<FoundSchool[]>`
        select code, name, province, city, level from school where ${where}
        order by ${byName(Prisma.sql`name`, terms)}, initials = ${terms.latin} desc, length(name), pinyin, code
        limit ${take} offset ${skip}`,
      this.database.$queryRaw<{ total: number }[]>`select count(*)::int as total from school where ${where}`,
    ]);
    return { list, total: counts[0]?.total ?? 0 };
  }

  /** Adds missing schools by code or name; imported ones are kept. Returns how many were new. */
  insertMissing(rows: readonly SchoolRow[]): Promise<number> {
    return this.database.$executeRaw`insert into school ${columns} ${recordset(rows)} on conflict do nothing`;
  }

  /** Upserts schools by name; the official code and place replace those of a seed. */
  upsert(rows: readonly SchoolRow[]): Promise<number> {
    return this.database.$executeRaw`
      insert into school ${columns} ${recordset(rows)} on conflict (name) do update set
        code = excluded.code, province = excluded.province, city = excluded.city, level = excluded.level,
        pinyin = excluded.pinyin, initials = excluded.initials, source = excluded.source`;
  }
}
