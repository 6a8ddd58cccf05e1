import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { byName, matchesName, matchesSchool, type SchoolTerms } from '../../reference/index.js';

/** A school's mailbox domain and its source. */
export interface SchoolMailDomainRow {
  domain: string;
  schoolName: string;
  source: string;
}

export interface SchoolWithDomains {
  schoolName: string;
  suffixes: string[];
}

@Injectable()
export class SchoolMailDomainRepository {
  constructor(private readonly database: Database) {}

  findAny(domains: readonly string[]): Promise<SchoolMailDomainRow[]> {
    return this.database.schoolMailDomain.findMany({ where: { domain: { in: [...domains] } } });
  }

  /** Schools by their name, as in other searches of schools, or by the prefix of a domain, each with all its domains. */
  async search(
    terms: SchoolTerms,
    { skip, take }: { skip: number; take: number },
  ): Promise<{ list: SchoolWithDomains[]; total: number }> {
    const { keyword, latin } = terms;
    const name = Prisma.sql`school_name`;
    // starts_with takes the text literally: no pattern, so % and _ need no escaping [PE2].
    const found = Prisma.sql`
      FROM school_mail_domain GROUP BY school_name
      HAVING ${keyword} = '' OR ${matchesName(name, terms)} OR bool_or(starts_with(domain, lower(${keyword})))
        OR (${latin} <> '' AND school_name IN (SELECT name FROM school WHERE ${matchesSchool(terms)}))`;
    const [list, counts] = await Promise.all([
      this.database.$queryRaw<SchoolWithDomains[]>`
        SELECT school_name AS "schoolName", array_agg(domain ORDER BY length(domain), domain) AS suffixes ${found}
        ORDER BY ${byName(name, terms)}, school_name ~ '^[A-Za-z]', length(school_name), school_name
        LIMIT ${take} OFFSET ${skip}`,
      this.database.$queryRaw<{ total: number }[]>`
        SELECT count(*)::int AS total FROM (SELECT school_name ${found}) AS found`,
    ]);
    return { list, total: counts[0]?.total ?? 0 };
  }

  /** Adds missing domains; operators' imports are kept. Returns the number added. */
  async insertMissing(rows: readonly SchoolMailDomainRow[]): Promise<number> {
    const { count } = await this.database.schoolMailDomain.createMany({
      data: [...rows],
      skipDuplicates: true,
    });
    return count;
  }

  /** Writes all of them, or none. */
  async upsert(rows: readonly SchoolMailDomainRow[]): Promise<void> {
    await this.database.$executeRaw`
      INSERT INTO school_mail_domain (domain, school_name, source)
      SELECT domain, "schoolName", source FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r(domain text, "schoolName" text, source text)
      ON CONFLICT (domain) DO UPDATE SET school_name = excluded.school_name, source = excluded.source`;
  }
}
