import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import type { PostFacts } from './post-lines.js';

export interface TableFacts {
  exam: string;
  version: string;
  isSample: boolean;
  sourceTitle: string;
  sourceUrl: string;
  sourceDate: string;
}

export interface PostRow extends PostFacts {
  id: string;
  table: TableFacts;
}

const COLUMNS = Prisma.sql`
  p.id, p.code, p.name, p.department, p.region, p.conditions, p.recruits, p.applicants, p.entry_year AS "entryYear",
  p.entry_score AS "entryScore", p.register_until AS "registerUntil", p.exam_on AS "examOn",
  jsonb_build_object('exam', t.exam, 'version', t.version, 'isSample', t.is_sample, 'sourceTitle', t.source_title,
    'sourceUrl', t.source_url, 'sourceDate', t.source_date) AS "table"`;
const JOINED = Prisma.sql`FROM exam_post p JOIN position_table t ON t.id = p.table_id`;
// Sample posts are replaced by the first real table.
const SHOWN = Prisma.sql`(NOT t.is_sample OR NOT EXISTS (SELECT 1 FROM position_table WHERE NOT is_sample))`;

@Injectable()
export class ExamPostRepository {
  constructor(private readonly database: Database) {}

  findTable(exam: string, version: string) {
    return this.database.positionTable.findUnique({
      where: { tableName: { exam, version } },
      include: { posts: true },
    });
  }

  listTables() {
    return this.database.positionTable.findMany({
      orderBy: [{ exam: 'asc' }, { version: 'desc' }],
      include: { _count: { select: { posts: true } } },
    });
  }

  /** Writes the table and these posts of it, all or nothing. */
  async write(table: TableFacts, posts: readonly PostFacts[]): Promise<void> {
    const { exam, version } = table;
    await this.database.$transaction(async (transaction) => {
      const { id: tableId } = await transaction.positionTable.upsert({
        where: { tableName: { exam, version } },
        create: table,
        update: { ...table, importedAt: new Date() },
      });
      for (let start = 0; start < posts.length; start += BATCH)
        await transaction.$executeRaw(upsertion(tableId, posts.slice(start, start + BATCH)));
    }, LONG);
  }

  async removeTable(exam: string, version: string): Promise<boolean> {
    const { count } = await this.database.positionTable.deleteMany({ where: { exam, version } });
    return count > 0;
  }

  /** Posts by id, including sample posts, because a run may refer to one shown earlier. */
  findPosts(ids: readonly string[]): Promise<PostRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.database.$queryRaw<PostRow[]>`SELECT ${COLUMNS} ${JOINED} WHERE p.id = ANY(${ids}::uuid[])`;
  }

  /** Posts that contain every word in their name, department, code, region or majors. */
  async search(search: {
    exam: string | null;
    words: readonly string[];
    skip: number;
    take: number;
  }): Promise<{ list: PostRow[]; total: number }> {
    const { exam, words, skip, take } = search;
    const text = Prisma.sql`lower(concat_ws(' ', p.name, p.department, p.code, p.region, p.conditions->>'major'))`;
    // position takes the text literally: no pattern, so % and _ need no escaping [PE2].
    const matching = words.map((word) => Prisma.sql`AND position(${word.toLowerCase()} in ${text}) > 0`);
    const where = Prisma.sql`WHERE ${SHOWN} AND (${exam}::text IS NULL OR t.exam = ${exam}) ${
      matching.length > 0 ? Prisma.join(matching, ' ') : Prisma.empty
    }`;
    const [list, [count]] = await Promise.all([
      this.database.$queryRaw<PostRow[]>`
        SELECT ${COLUMNS} ${JOINED} ${where} ORDER BY t.source_date DESC, p.department, p.code, p.id
        LIMIT ${take} OFFSET ${skip}`,
      this.database.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${JOINED} ${where}`,
    ]);
    return { list, total: count?.total ?? 0 };
  }
}

const BATCH = 1_000;
// A national table has twenty thousand rows.
const LONG = { timeout: 120_000 };

const upsertion = (tableId: string, posts: readonly PostFacts[]) => Prisma.sql`
  INSERT INTO exam_post (id, table_id, code, name, department, region, conditions, recruits, applicants, entry_year,
    entry_score, register_until, exam_on)
  SELECT gen_random_uuid(), ${tableId}::uuid, code, name, department, region, conditions, recruits, applicants,
    "entryYear", "entryScore", "registerUntil", "examOn"
  FROM jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) AS r(code text, name text, department text, region text,
    conditions jsonb, recruits int, applicants int, "entryYear" int, "entryScore" double precision,
    "registerUntil" text, "examOn" text)
  ON CONFLICT (table_id, department, code) DO UPDATE SET name = excluded.name, region = excluded.region,
    conditions = excluded.conditions, recruits = excluded.recruits, applicants = excluded.applicants,
    entry_year = excluded.entry_year, entry_score = excluded.entry_score,
    register_until = excluded.register_until, exam_on = excluded.exam_on`;
