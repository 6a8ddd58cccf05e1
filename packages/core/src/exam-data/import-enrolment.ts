import { Injectable } from '@nestjs/common';
import { canonical } from '@qicheng/resume/same-value';
import { AuditLogService } from '../operator/index.js';
import { readSheet } from '../sheet/index.js';
import { type EnrolmentLine, enrolmentLines, type EnrolmentRefusal, figureKey } from './enrolment-lines.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import type { ImportOutcome } from './import-posts.js';

export interface EnrolmentReport {
  counts: Record<ImportOutcome, number>;
  lines: {
    line: number;
    school: string;
    major: string;
    outcome: ImportOutcome;
    refusal: EnrolmentRefusal | null;
  }[];
}

const BATCH = 500;

/** Imports admission figures, each row with its source. Importing the same file again changes nothing. */
@Injectable()
export class ImportEnrolment {
  constructor(
    private readonly figures: EnrolmentRepository,
    private readonly audit: AuditLogService,
  ) {}

  /** The result for each row, or with `dryRun` what it would be. */
  async run({
    actor,
    content,
    dryRun,
  }: {
    actor: string;
    content: Buffer;
    dryRun: boolean;
  }): Promise<EnrolmentReport> {
    const judged = await this.judge(enrolmentLines(await readSheet(content)));
    const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
    for (const { outcome } of judged) counts[outcome] += 1;
    const lines = judged.map(({ facts: _facts, ...line }) => line);
    if (dryRun) return { counts, lines };
    await this.audit.record(actor, 'enrolment.import', '', { ...counts });
    const written = judged.flatMap(({ outcome, facts }) =>
      facts !== null && (outcome === 'added' || outcome === 'changed') ? [facts] : [],
    );
    for (let start = 0; start < written.length; start += BATCH)
      await this.figures.upsert(written.slice(start, start + BATCH));
    return { counts, lines };
  }

  private async judge(
    lines: readonly EnrolmentLine[],
  ): Promise<(EnrolmentLine & { outcome: ImportOutcome })[]> {
    const rows = await this.figures.findAll([...new Set(lines.map(({ school }) => school))]);
    const known = new Map(rows.map((row) => [figureKey(row), row]));
    return lines.map((line) => {
      if (line.facts === null) return { ...line, outcome: 'refused' };
      const row = known.get(figureKey(line.facts));
      if (row === undefined) return { ...line, outcome: 'added' };
      const { id: _id, importedAt: _importedAt, ...earlier } = row;
      return { ...line, outcome: canonical(earlier) === canonical(line.facts) ? 'unchanged' : 'changed' };
    });
  }
}
