import { Injectable } from '@nestjs/common';
import { searchTermsOf } from '../../reference/index.js';
import {
  SchoolMailDomainRepository,
  type SchoolMailDomainRow,
  type SchoolWithDomains,
} from './school-mail-domain.repository.js';

const DEFAULT_LIMIT = 20;

/** The list of schools with their mailbox domains. */
@Injectable()
export class SchoolMailDomainService {
  constructor(private readonly repository: SchoolMailDomainRepository) {}

  /** The school that owns a mailbox's domain or a parent of it; `domains` longest first. */
  async findSchool(domains: readonly string[]): Promise<string | null> {
    const rows = await this.repository.findAny(domains);
    const [nearest] = rows.sort((a, b) => b.domain.length - a.domain.length);
    return nearest?.schoolName ?? null;
  }

  /** Schools by part of the name, a short form, pinyin, or prefix of a domain; all without a keyword. */
  search(input: {
    keyword?: string | undefined;
    page?: number | undefined;
    limit?: number | undefined;
  }): Promise<{ list: SchoolWithDomains[]; total: number }> {
    const { keyword = '', page = 1, limit = DEFAULT_LIMIT } = input;
    return this.repository.search(searchTermsOf(keyword), { skip: (page - 1) * limit, take: limit });
  }

  /** Adds missing seed entries. Returns the number added. */
  seed(rows: readonly SchoolMailDomainRow[]): Promise<number> {
    return this.repository.insertMissing(rows);
  }
}
