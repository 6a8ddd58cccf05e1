import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { queryTerms } from '../content/index.js';
import type { Paging } from '../platform/index.js';
import type { JobDetail, JobFacet, JobFilter, JobSummary, MatchableJob } from './job.js';

const SUMMARY = Prisma.sql`p.id, p.title, p.company, p.city, p.tags, p.salary, p.degree, p.employment,
  f.is_sample AS "isSample", p.published_on::text AS "publishedOn", p.closes_on::text AS "closesOn"`;
const JOINED = Prisma.sql`FROM job_posting p JOIN job_feed f ON f.source = p.source`;

/** Open on a day; sample jobs are hidden once there is a real feed. */
const shownOn = (today: string) => Prisma.sql`
  (p.closes_on IS NULL OR p.closes_on >= ${today}::date) AND p.published_on <= ${today}::date
  AND (NOT f.is_sample OR NOT EXISTS (SELECT 1 FROM job_feed r WHERE NOT r.is_sample))`;

const MAX_FACETS = 60;

@Injectable()
export class JobRepository {
  constructor(private readonly database: Database) {}

  list(filter: JobFilter, { page, limit }: Paging, today: string): Promise<JobSummary[]> {
    const keyword = (filter.keyword ?? '').trim().toLowerCase();
    const named = keyword === '' ? Prisma.empty : Prisma.sql`(strpos(lower(p.title), ${keyword}) > 0) DESC,`;
    return this.database.$queryRaw<JobSummary[]>`
      SELECT ${SUMMARY} ${JOINED} WHERE ${matching(filter, today)} ORDER BY ${named} p.published_on DESC, p.id
      LIMIT ${limit} OFFSET ${(page - 1) * limit}`;
  }

  async total(filter: JobFilter, today: string): Promise<number> {
    const [count] = await this.database.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total ${JOINED} WHERE ${matching(filter, today)}`;
    return count?.total ?? 0;
  }

  async find(id: string, today: string): Promise<JobDetail | null> {
    const [row] = await this.database.$queryRaw<
      (JobSummary & { description: string; applyUrl: string; sourceName: string; importedAt: Date })[]
    >`
      SELECT ${SUMMARY}, p.description, p.apply_url AS "applyUrl", f.name AS "sourceName",
        f.imported_at AS "importedAt" ${JOINED} WHERE p.id = ${id}::uuid AND ${shownOn(today)}`;
    if (row === undefined) return null;
    const { description, applyUrl, sourceName, importedAt, ...job } = row;
    return { job, description, applyUrl, sourceName, importedAt };
  }

  /** Open jobs by id; closed ones are left out. */
  async findAll(ids: readonly string[], today: string): Promise<Map<string, JobSummary>> {
    const rows = await this.database.$queryRaw<JobSummary[]>`
      SELECT ${SUMMARY} ${JOINED} WHERE p.id = ANY(${ids}::uuid[]) AND ${shownOn(today)}`;
    return new Map(rows.map((row) => [row.id, row]));
  }

  async facets(today: string): Promise<{ tags: JobFacet[]; cities: JobFacet[] }> {
    const [tags, cities] = await Promise.all([
      this.database.$queryRaw<JobFacet[]>`
        SELECT tag AS name, count(*)::int AS total FROM (SELECT unnest(p.tags) AS tag ${JOINED}
          WHERE ${shownOn(today)}) AS tagged GROUP BY tag ORDER BY total DESC, tag LIMIT ${MAX_FACETS}`,
      this.database.$queryRaw<JobFacet[]>`
        SELECT p.city AS name, count(*)::int AS total ${JOINED} WHERE ${shownOn(today)}
        GROUP BY p.city ORDER BY total DESC, p.city LIMIT ${MAX_FACETS}`,
    ]);
    return { tags, cities };
  }

  /** Edition of the open jobs: changes with every feed and every day. */
  async edition(today: string): Promise<string> {
    const [row] = await this.database.$queryRaw<{ edition: string }[]>`
      SELECT coalesce(string_agg(source || extract(epoch FROM imported_at)::text, ' ' ORDER BY source), '')
        AS edition FROM job_feed`;
    return `${today} ${row?.edition ?? ''}`;
  }

  /** Jobs that match the most words, preferred cities first among equals; filled up with the newest. */
  candidates(
    preferences: { words: readonly string[]; cities: readonly string[] },
    limit: number,
    today: string,
  ): Promise<MatchableJob[]> {
    const words = [...preferences.words];
    return this.database.$queryRaw<MatchableJob[]>`
      SELECT p.id, p.title, p.company, p.city, p.description ${JOINED} WHERE ${shownOn(today)}
      ORDER BY cardinality(ARRAY(SELECT unnest(p.words) INTERSECT SELECT unnest(${words}::text[]))) DESC,
        p.city = ANY(${[...preferences.cities]}::text[]) DESC, p.published_on DESC, p.id LIMIT ${limit}`;
  }
}

function matching({ city, tag, keyword }: JobFilter, today: string): Prisma.Sql {
  const conditions = queryTerms(keyword ?? '').map((words) => Prisma.sql`p.words && ${[...words]}::text[]`);
  return Prisma.join(
    [
      shownOn(today),
      ...(city ? [Prisma.sql`p.city = ${city}`] : []),
      ...(tag ? [Prisma.sql`p.tags @> ARRAY[${tag}]::text[]`] : []),
      ...conditions,
      // A search for punctuation only finds nothing.
      ...(keyword !== undefined && keyword.trim() !== '' && conditions.length === 0
        ? [Prisma.sql`FALSE`]
        : []),
    ],
    ' AND ',
  );
}
