import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import type { Paging } from '../../platform/index.js';
import type { Category, ContentKind, ContentQuery, ContentSummary } from '../content.js';
import type { QueryTerm } from '../search/search-terms.js';

/** Query terms, and the text whose title matches come first. */
export interface Search {
  terms: readonly QueryTerm[];
  title: string;
}

export type Place = Pick<ContentQuery, 'category' | 'topic'>;
export type Order = NonNullable<ContentQuery['order']>;

/** Total, and the first ids. */
export interface Hits {
  total: number;
  ids: string[];
}

// Written as a literal, so that the planner always finds the kind's text index.
const KINDS: Record<ContentKind, Prisma.Sql> = {
  document: Prisma.sql`kind = 'document'`,
  course: Prisma.sql`kind = 'course'`,
  help: Prisma.sql`kind = 'help'`,
  banner: Prisma.sql`kind = 'banner'`,
  legal: Prisma.sql`kind = 'legal'`,
};

const CARD_ORDERS = {
  rank: Prisma.sql`rank, published_at DESC, entry_id`,
  new: Prisma.sql`published_at DESC, entry_id`,
} as const;
const HOT = Prisma.sql`is_hot DESC, downloads + views DESC, id`;

/** Published entries, selected from cards: narrow rows without texts, indexed in their sort orders. */
@Injectable()
export class ContentListRepository {
  constructor(private readonly database: Database) {}

  /** The edition of a kind: changes with every content change and when a scheduled entry is published. */
  async edition(kind: ContentKind, now: Date): Promise<string> {
    const [row] = await this.database.$queryRaw<Array<{ edition: string }>>`
      SELECT coalesce((SELECT name::text FROM content_edition), '') || '.' ||
        (SELECT count(*) FROM content_card WHERE ${KINDS[kind]} AND published_at > ${now}) AS edition`;
    return row?.edition ?? '';
  }

  async ids(kind: ContentKind, place: Place, order: Order, paging: Paging, now: Date): Promise<string[]> {
    const where = within(kind, place, now);
    const rows = await this.database.$queryRaw<Array<{ id: string }>>(
      order === 'hot'
        ? Prisma.sql`SELECT id FROM content_entry WHERE ${where} ORDER BY ${HOT} ${cut(paging)}`
        : Prisma.sql`SELECT entry_id AS id FROM content_card WHERE ${where}
            ORDER BY ${CARD_ORDERS[order]} ${cut(paging)}`,
    );
    return rows.map(({ id }) => id);
  }

  async total(kind: ContentKind, place: Place, now: Date): Promise<number> {
    const [row] = await this.database.$queryRaw<Array<{ total: number }>>`
      SELECT count(*)::int AS total FROM content_card WHERE ${within(kind, place, now)}`;
    return row?.total ?? 0;
  }

  /** Finds entries by words; title matches come first. */
  async search(
    kind: ContentKind,
    { place, search, order }: { place: Place; search: Search; order: Order },
    paging: Paging,
    now: Date,
  ): Promise<Hits> {
    const hit = Prisma.sql`SELECT entry_id, rank, published_at, strpos(title, ${search.title}) > 0 AS is_named
      FROM content_card WHERE ${within(kind, place, now)} AND ${having(search.terms)}`;
    const ordered =
      order === 'hot'
        ? Prisma.sql`FROM hit JOIN content_entry ON id = entry_id ORDER BY is_named DESC, ${HOT}`
        : Prisma.sql`FROM hit ORDER BY is_named DESC, ${CARD_ORDERS[order]}`;
    const [row] = await this.database.$queryRaw<Hits[]>`
      WITH hit AS MATERIALIZED (${hit})
      SELECT (SELECT count(*)::int FROM hit) AS total, ARRAY(SELECT entry_id ${ordered} ${cut(paging)}) AS ids`;
    return row ?? { total: 0, ids: [] };
  }

  /** Entries in the order of the ids; deleted ones are left out. */
  async summaries(ids: readonly string[]): Promise<ContentSummary[]> {
    if (ids.length === 0) return [];
    return this.database.$queryRaw<ContentSummary[]>`
      SELECT id, slug, title, summary, category, topic, tags, image, data, source, rank, is_hot AS "isHot", views,
        downloads, published_at AS "publishedAt", updated_at AS "updatedAt"
      FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS asked(id, place) JOIN content_entry USING (id)
      WHERE published_at IS NOT NULL ORDER BY asked.place`;
  }

  /** Published ids of a kind, newest first. */
  numbers(kind: ContentKind, limit: number, now: Date): Promise<{ id: string; updatedAt: Date }[]> {
    return this.database.$queryRaw`
      SELECT entry.id, entry.updated_at AS "updatedAt" FROM (
        SELECT entry_id, published_at FROM content_card WHERE ${within(kind, {}, now)}
        ORDER BY ${CARD_ORDERS.new} LIMIT ${limit}
      ) AS card JOIN content_entry AS entry ON entry.id = card.entry_id ORDER BY card.published_at DESC, entry.id`;
  }

  /** Categories, or the topics of one, with entry counts; ordered by their first entry. */
  categories(kind: ContentKind, category: string | undefined, now: Date): Promise<Category[]> {
    const name = category === undefined ? Prisma.sql`category` : Prisma.sql`topic`;
    return this.database.$queryRaw<Category[]>`
      SELECT ${name} AS name, count(*)::int AS count FROM content_card
      WHERE ${within(kind, { category }, now)} AND ${name} <> '' GROUP BY ${name} ORDER BY min(rank), ${name}`;
  }
}

const cut = ({ page, limit }: Paging) => Prisma.sql`LIMIT ${limit} OFFSET ${(page - 1) * limit}`;

/** Works for cards and entries, which share column names. */
const within = (kind: ContentKind, { category, topic }: Place, now: Date): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`${KINDS[kind]} AND published_at <= ${now}`,
      ...(category === undefined ? [] : [Prisma.sql`category = ${category}`]),
      ...(topic === undefined ? [] : [Prisma.sql`topic = ${topic}`]),
    ],
    ' AND ',
  );

/** Words without alternatives are combined into one query: the index then starts with the rarest. */
function having(words: readonly QueryTerm[]): Prisma.Sql {
  const all = words.filter(({ length }) => length === 1).flat();
  const either = words.filter(({ length }) => length > 1);
  return Prisma.join(
    [
      ...(all.length === 0 ? [] : [Prisma.sql`words @> ${all}::text[]`]),
      ...either.map((words) => Prisma.sql`words && ${[...words]}::text[]`),
    ],
    ' AND ',
  );
}
