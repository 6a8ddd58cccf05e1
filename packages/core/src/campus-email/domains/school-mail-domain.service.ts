import { Injectable } from '@nestjs/common';
import {
  SchoolMailDomainRepository,
  type SchoolMailDomainRow,
  type SchoolWithDomains,
} from './school-mail-domain.repository.js';

const DEFAULT_LIMIT = 20;

/** The list of schools with the domains of their mailboxes. */
@Injectable()
export class SchoolMailDomainService {
  constructor(private readonly repository: SchoolMailDomainRepository) {}

  /** The school to whose domain, or a domain within it, a mailbox belongs; `domains` longest first. */
  async findSchool(domains: readonly string[]): Promise<string | null> {
    const rows = await this.repository.findAny(domains);
    const [nearest] = rows.sort((a, b) => b.domain.length - a.domain.length);
    return nearest?.schoolName ?? null;
  }

  /** Schools by a part of the name or the beginning of a domain; all without a keyword. */
  search(input: {
    keyword?: string | undefined;
    page?: number | undefined;
    limit?: number | undefined;
  }): Promise<{ list: SchoolWithDomains[]; total: number }> {
    const { keyword = '', page = 1, limit = DEFAULT_LIMIT } = input;
    return this.repository.search({ keyword: keyword.trim(), skip: (page - 1) * limit, take: limit });
  }

  /** Adds what is missing of a seed. Returns how many were new. */
  seed(rows: readonly SchoolMailDomainRow[]): Promise<number> {
    return this.repository.insertMissing(rows);
  }
}
