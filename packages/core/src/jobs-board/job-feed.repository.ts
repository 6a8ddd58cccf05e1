import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { indexTerms } from '../content/index.js';
import type { FeedPosting } from './feed-document.js';

export interface FeedFacts {
  source: string;
  name: string;
  isSample: boolean;
}

// The end of a long posting rarely matters for search.
const SEARCHED = 1_500;
const BATCH = 500;
const LONG = { timeout: 120_000 };

@Injectable()
export class JobFeedRepository {
  constructor(private readonly database: Database) {}

  /** Replaces a source's feed, all or nothing. */
  async replace(feed: FeedFacts, postings: readonly FeedPosting[], now: Date): Promise<void> {
    await this.database.$transaction(async (transaction) => {
      await transaction.jobFeed.upsert({
        where: { source: feed.source },
        create: { ...feed, importedAt: now },
        update: { ...feed, importedAt: now },
      });
      const kept = postings.map(({ externalId }) => externalId);
      await transaction.$executeRaw`
        DELETE FROM job_posting WHERE source = ${feed.source} AND NOT external_id = ANY(${kept}::text[])`;
      for (let start = 0; start < postings.length; start += BATCH) {
        await transaction.$executeRaw(upsertion(feed.source, postings.slice(start, start + BATCH), now));
      }
    }, LONG);
  }

  list(): Promise<(FeedFacts & { importedAt: Date; jobs: number })[]> {
    return this.database.$queryRaw`
      SELECT source, name, is_sample AS "isSample", imported_at AS "importedAt",
        (SELECT count(*)::int FROM job_posting p WHERE p.source = f.source) AS jobs
      FROM job_feed f ORDER BY source`;
  }

  async remove(source: string): Promise<boolean> {
    const { count } = await this.database.jobFeed.deleteMany({ where: { source } });
    return count > 0;
  }
}

const rowOf = (posting: FeedPosting) => ({
  ...posting,
  words: indexTerms({
    title: posting.title,
    text: [posting.company, posting.city, ...posting.tags, posting.description.slice(0, SEARCHED)].join('\n'),
  }),
});

/** A job keeps its id and URL as long as its source lists it. */
const upsertion = (source: string, postings: readonly FeedPosting[], now: Date) => Prisma.sql`
  INSERT INTO job_posting (id, source, external_id, title, company, city, tags, salary, degree, employment,
    description, apply_url, words, published_on, closes_on, updated_at)
  SELECT gen_random_uuid(), ${source}, "externalId", title, company, city, tags, salary, degree, employment,
    description, "applyUrl", words, "publishedOn", "closesOn", ${now}
  FROM jsonb_to_recordset(${JSON.stringify(postings.map(rowOf))}::jsonb) AS r("externalId" text, title text,
    company text, city text, tags text[], salary text, degree text, employment text, description text,
    "applyUrl" text, words text[], "publishedOn" date, "closesOn" date)
  ON CONFLICT (source, external_id) DO UPDATE SET title = excluded.title, company = excluded.company,
    city = excluded.city, tags = excluded.tags, salary = excluded.salary, degree = excluded.degree,
    employment = excluded.employment, description = excluded.description, apply_url = excluded.apply_url,
    words = excluded.words, published_on = excluded.published_on, closes_on = excluded.closes_on,
    updated_at = excluded.updated_at`;
