import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import type { SchoolTerms } from './school-search.js';

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

/** Whether a name is or contains the keyword, or may be shortened to it. */
export const matchesName = (name: Prisma.Sql, { keyword, spread, named }: SchoolTerms) =>
  // position takes the text literally, so % and _ need no escape [PE2].
  Prisma.sql`(position(lower(${keyword}) in lower(${name})) > 0 or ${name} like any (${spread}::text[])
    or ${name} = any (${named}::text[]))`;

/** Whether a row of `school` has the name, or pinyin or initials that start with the keyword; true without one. */
export const matchesSchool = (terms: SchoolTerms) =>
  Prisma.sql`(${terms.keyword} = '' or ${matchesName(Prisma.sql`name`, terms)}
    or (${terms.latin} <> '' and (starts_with(initials, ${terms.latin}) or starts_with(pinyin, ${terms.latin}))))`;

/** Usual short forms first, then names that start with the keyword, then those that contain it. */
export const byName = (name: Prisma.Sql, { keyword, named }: SchoolTerms) =>
  Prisma.sql`array_position(${named}::text[], ${name}), starts_with(${name}, ${keyword}) desc,
    position(${keyword} in ${name}) > 0 desc`;

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
