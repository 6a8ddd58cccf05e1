import { Injectable } from '@nestjs/common';
import type { CivilExam, CivilPost } from '@qicheng/analysis/civil-service';
import { AuditLogService } from '../operator/index.js';
import { Failure, isUuid } from '../platform/index.js';
import { ExamPostRepository, type PostRow } from './exam-post.repository.js';

/** Why an exam table is rejected or not found; for operators only. */
export type ExamDataFailure = 'positionTableInvalid' | 'positionTableUnknown' | 'dataSourceMissing';

/** Why a requested post is missing. */
export type ExamPostFailure = 'examPostUnknown';

const PAGE_SIZE = 20;
const WORDS = 5;

/** Posts of the imported position tables. */
@Injectable()
export class ExamPostService {
  constructor(
    private readonly posts: ExamPostRepository,
    private readonly audit: AuditLogService,
  ) {}

  /** Posts by words and examination; sample posts only until a real table is imported. */
  async search(input: {
    exam?: CivilExam | undefined;
    keyword?: string | undefined;
    page?: number | undefined;
    limit?: number | undefined;
  }): Promise<{ list: CivilPost[]; total: number }> {
    const { exam = null, keyword = '', page = 1, limit = PAGE_SIZE } = input;
    const words = keyword.split(/\s+/).filter(Boolean).slice(0, WORDS);
    const { list, total } = await this.posts.search({ exam, words, skip: (page - 1) * limit, take: limit });
    return { list: list.map(shownPost), total };
  }

  /** The current posts with these ids, in this order; refused if one is missing. */
  async get(ids: readonly string[]): Promise<CivilPost[]> {
    const rows = new Map(
      (await this.posts.findPosts(ids.filter((id) => isUuid(id)))).map((row) => [row.id, row]),
    );
    return ids.map((id) => {
      const row = rows.get(id.toLowerCase());
      if (row === undefined) throw new Failure<ExamPostFailure>('examPostUnknown');
      return shownPost(row);
    });
  }

  /** The tables with their number of posts. */
  async listTables() {
    const tables = await this.posts.listTables();
    return tables.map(({ _count, ...table }) => ({ ...table, posts: _count.posts }));
  }

  /** Deletes a table and its posts; existing runs keep their copies. */
  async removeTable(actor: string, exam: string, version: string): Promise<void> {
    await this.audit.record(actor, 'posts.remove', '', { exam, version });
    if (!(await this.posts.removeTable(exam, version)))
      throw new Failure<ExamDataFailure>('positionTableUnknown');
  }
}

/** A post in the format of the rules. */
function shownPost({
  id,
  table,
  entryYear,
  entryScore,
  recruits,
  applicants,
  registerUntil,
  examOn,
  ...post
}: PostRow): CivilPost {
  const { exam, version, isSample, sourceTitle, sourceUrl, sourceDate } = table;
  return {
    ...post,
    postId: id,
    table: {
      exam: exam as CivilExam,
      version,
      isSample,
      source: { title: sourceTitle, date: sourceDate, ...(sourceUrl && { url: sourceUrl }) },
    },
    ...(recruits !== null && { recruits }),
    ...(applicants !== null && { applicants }),
    ...(entryYear !== null && entryScore !== null && { entryScore: { year: entryYear, score: entryScore } }),
    ...(registerUntil && { registerUntil }),
    ...(examOn && { examOn }),
  };
}
