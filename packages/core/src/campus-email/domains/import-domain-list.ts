import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../operator/index.js';
import { type DomainLine, readDomainList } from './read-domain-list.js';
import { SchoolMailDomainRepository } from './school-mail-domain.repository.js';

export type DomainOutcome = 'added' | 'changed' | 'unchanged' | 'refused';

export interface DomainReport {
  counts: Record<DomainOutcome, number>;
  lines: (DomainLine & { outcome: DomainOutcome })[];
}

const BATCH = 1000;

/** Imports an operator's list of mail domains, which overrides the seed. Importing it again changes nothing. */
@Injectable()
export class ImportDomainList {
  constructor(
    private readonly domains: SchoolMailDomainRepository,
    private readonly audit: AuditLogService,
  ) {}

  /** The result for each line, or with `dryRun` what it would be. */
  async run(request: { actor: string; text: string; dryRun: boolean }): Promise<DomainReport> {
    const lines = await this.judge(readDomainList(request.text));
    const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
    for (const { outcome } of lines) counts[outcome] += 1;
    if (request.dryRun) return { counts, lines };
    await this.audit.record(request.actor, 'school-domains.import', '', { ...counts });
    const written = lines.filter(({ outcome }) => outcome === 'added' || outcome === 'changed');
    for (let start = 0; start < written.length; start += BATCH) {
      await this.domains.upsert(
        written.slice(start, start + BATCH).map(({ domain, schoolName }) => ({
          domain,
          schoolName,
          source: 'operator',
        })),
      );
    }
    return { counts, lines };
  }

  private async judge(lines: readonly DomainLine[]): Promise<DomainReport['lines']> {
    const rows = await this.domains.findAny(lines.map(({ domain }) => domain));
    const known = new Map(rows.map((row) => [row.domain, row]));
    return lines.map((line) => {
      if (line.refusal !== null) return { ...line, outcome: 'refused' };
      const row = known.get(line.domain);
      if (row === undefined) return { ...line, outcome: 'added' };
      return { ...line, outcome: row.schoolName === line.schoolName ? 'unchanged' : 'changed' };
    });
  }
}
