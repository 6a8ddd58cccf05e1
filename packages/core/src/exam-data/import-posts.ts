import { Injectable } from '@nestjs/common';
import { type CivilExam, civilExams } from '@qicheng/analysis/civil-service';
import { canonical } from '@qicheng/resume/same-value';
import { AuditLogService } from '../operator/index.js';
import { Failure } from '../platform/index.js';
import { readSheet } from '../sheet/index.js';
import { isWebAddress } from './cells.js';
import { ExamPostRepository, type TableFacts } from './exam-post.repository.js';
import type { ExamDataFailure } from './exam-post.service.js';
import { keyOf, type PostFacts, type PostLine, postLines, type PostRefusal } from './post-lines.js';

export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'refused';

export interface PostsReport {
  counts: Record<ImportOutcome, number>;
  lines: { line: number; code: string; name: string; outcome: ImportOutcome; refusal: PostRefusal | null }[];
}

interface Request {
  actor: string;
  table: TableFacts;
  content: Buffer;
  /** Reports what would be done without doing it. */
  dryRun: boolean;
}

const VERSION = 60;
const TITLE = 200;

/** Imports a position table. Importing the same file again changes nothing; posts that it lacks are kept. */
@Injectable()
export class ImportPosts {
  constructor(
    private readonly posts: ExamPostRepository,
    private readonly audit: AuditLogService,
  ) {}

  /** The result for each row, or with `dryRun` what it would be. */
  async run({ actor, table, content, dryRun }: Request): Promise<PostsReport> {
    refuseUnsound(table);
    const judged = await this.judge(table, postLines(await readSheet(content)));
    const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
    for (const { outcome } of judged) counts[outcome] += 1;
    const lines = judged.map(({ facts: _facts, ...line }) => line);
    if (dryRun) return { counts, lines };
    const { exam, version, isSample } = table;
    await this.audit.record(actor, 'posts.import', '', { exam, version, isSample, ...counts });
    const written = judged.flatMap(({ outcome, facts }) =>
      facts !== null && (outcome === 'added' || outcome === 'changed') ? [facts] : [],
    );
    await this.posts.write(table, written);
    return { counts, lines };
  }

  private async judge(
    { exam, version }: TableFacts,
    lines: readonly PostLine[],
  ): Promise<(PostLine & { outcome: ImportOutcome })[]> {
    const known = await this.posts.findTable(exam, version);
    const rows = new Map((known?.posts ?? []).map((post) => [keyOf(post), post]));
    return lines.map((line) => {
      if (line.facts === null) return { ...line, outcome: 'refused' };
      const row = rows.get(keyOf(line.facts));
      if (row === undefined) return { ...line, outcome: 'added' };
      const { id: _id, tableId: _tableId, ...earlier } = row;
      return { ...line, outcome: isSame(earlier, line.facts) ? 'unchanged' : 'changed' };
    });
  }
}

const isSame = (row: unknown, facts: PostFacts): boolean => canonical(row) === canonical(facts);

/** A table is identified by examination and version and needs a dated source; the version of a sample says so. */
function refuseUnsound({ exam, version, isSample, sourceTitle, sourceUrl, sourceDate }: TableFacts): void {
  const isNamed = version !== '' && version.length <= VERSION && civilExams.includes(exam as CivilExam);
  if (!isNamed || (isSample && !version.includes('示例')))
    throw new Failure<ExamDataFailure>('positionTableInvalid');
  const isSourced =
    sourceTitle !== '' && sourceTitle.length <= TITLE && /^\d{4}(?:-\d{2}){0,2}$/.test(sourceDate);
  if (!isSourced || !isWebAddress(sourceUrl)) throw new Failure<ExamDataFailure>('dataSourceMissing');
}
