import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { canonical } from '@qicheng/resume/same-value';
import type { Paging } from '../platform/index.js';
import type {
  Category,
  ContentDetail,
  ContentDraft,
  ContentKind,
  ContentQuery,
  ContentSummary,
} from './content.js';
import { wantedBy, wordsOf } from './search/search-words.js';

const SUMMARY = Prisma.sql`id, slug, title, summary, category, topic, tags, image, data, source, rank,
  is_hot AS "isHot", views, downloads, published_at AS "publishedAt", updated_at AS "updatedAt"`;

const ORDERS = {
  rank: Prisma.sql`rank, published_at DESC, id`,
  new: Prisma.sql`published_at DESC, id`,
  hot: Prisma.sql`is_hot DESC, downloads + views DESC, id`,
} as const;

@Injectable()
export class ContentRepository {
  constructor(private readonly database: Database) {}

  async page(
    kind: ContentKind,
    query: ContentQuery,
    { page, limit }: Paging,
    now: Date,
  ): Promise<{ list: ContentSummary[]; total: number }> {
    const where = matching(kind, query, now);
    const keyword = (query.keyword ?? '').trim().toLowerCase();
    const named = keyword === '' ? Prisma.empty : Prisma.sql`(strpos(lower(title), ${keyword}) > 0) DESC,`;
    const [list, [sum]] = await Promise.all([
      this.database.$queryRaw<ContentSummary[]>`
        SELECT ${SUMMARY} FROM content_entry WHERE ${where}
        ORDER BY ${named} ${ORDERS[query.order ?? 'rank']} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      this.database.$queryRaw<[{ total: number }]>`
        SELECT count(*)::int AS total FROM content_entry WHERE ${where}`,
    ]);
    return { list, total: sum.total };
  }

  async find(kind: ContentKind, id: string, now: Date): Promise<ContentDetail | null> {
    const [entry] = await this.database.$queryRaw<ContentDetail[]>`
      SELECT ${SUMMARY}, body FROM content_entry WHERE ${shown(kind, now)} AND id = ${id}::uuid`;
    return entry ?? null;
  }

  /** What is shown of a kind, newest first, by number alone. */
  numbers(kind: ContentKind, most: number, now: Date): Promise<{ id: string; updatedAt: Date }[]> {
    return this.database.contentEntry.findMany({
      where: { kind, publishedAt: { lte: now } },
      select: { id: true, updatedAt: true },
      orderBy: [{ publishedAt: 'desc' }, { id: 'asc' }],
      take: most,
    });
  }

  /** Categories, or the topics of one, with how many entries each has; by the first of their entries. */
  categories(kind: ContentKind, category: string | undefined, now: Date): Promise<Category[]> {
    const name = category === undefined ? Prisma.sql`category` : Prisma.sql`topic`;
    const within = category === undefined ? Prisma.empty : Prisma.sql`AND category = ${category}`;
    return this.database.$queryRaw<Category[]>`
      SELECT ${name} AS name, count(*)::int AS count FROM content_entry
      WHERE ${shown(kind, now)} ${within} AND ${name} <> '' GROUP BY ${name} ORDER BY min(rank), ${name}`;
  }

  /** One more view or download; the number then, null when there is no such entry. */
  async count(kind: ContentKind, id: string, what: 'views' | 'downloads', now: Date): Promise<number | null> {
    const column = what === 'views' ? Prisma.sql`views` : Prisma.sql`downloads`;
    const [row] = await this.database.$queryRaw<Array<{ number: number }>>`
      UPDATE content_entry SET ${column} = ${column} + 1 WHERE ${shown(kind, now)} AND id = ${id}::uuid
      RETURNING ${column} AS number`;
    return row?.number ?? null;
  }

  /** Adds or replaces an entry by its kind and name; `unchanged` when it stood there so. */
  async put(draft: ContentDraft, now: Date): Promise<'added' | 'updated' | 'unchanged'> {
    const { kind, slug } = draft;
    const held = await this.database.contentEntry.findUnique({ where: { place: { kind, slug } } });
    if (held !== null && isSame(held, draft)) return 'unchanged';
    const row = { ...columnsOf(draft), updatedAt: now };
    await this.database.contentEntry.upsert({
      where: { place: { kind, slug } },
      create: { ...row, createdAt: now },
      update: row,
    });
    return held === null ? 'added' : 'updated';
  }

  /** Kind and name of everything that is stored. */
  places(): Promise<{ kind: string; slug: string }[]> {
    return this.database.contentEntry.findMany({ select: { kind: true, slug: true } });
  }

  async all(): Promise<ContentDraft[]> {
    const rows = await this.database.contentEntry.findMany({
      orderBy: [{ kind: 'asc' }, { slug: 'asc' }],
      omit: { words: true, views: true, downloads: true },
    });
    return rows.map((row) => ({ ...row, kind: row.kind as ContentKind }));
  }
}

/** An entry as its row, with the words that it is found by. */
export const columnsOf = (draft: ContentDraft) => ({
  ...draft,
  data: draft.data as Prisma.InputJsonObject,
  words: wordsOf({
    title: draft.title,
    text: [draft.summary, draft.category, draft.topic, ...draft.tags, draft.body].join('\n'),
  }),
});

const COMPARED = [
  'title',
  'summary',
  'category',
  'topic',
  'image',
  'body',
  'source',
  'rank',
  'isHot',
] as const satisfies readonly (keyof ContentDraft)[];

type Held = Pick<ContentDraft, (typeof COMPARED)[number] | 'tags' | 'data' | 'publishedAt'>;

const isSame = (held: Held, draft: ContentDraft): boolean =>
  COMPARED.every((field) => held[field] === draft[field]) &&
  held.publishedAt?.getTime() === draft.publishedAt?.getTime() &&
  held.tags.join('\n') === draft.tags.join('\n') &&
  canonical(held.data) === canonical(draft.data);

const shown = (kind: ContentKind, now: Date) => Prisma.sql`kind = ${kind} AND published_at <= ${now}`;

function matching(kind: ContentKind, { keyword, category, topic }: ContentQuery, now: Date): Prisma.Sql {
  const wanted = wantedBy(keyword ?? '').map((words) => Prisma.sql`words && ${[...words]}::text[]`);
  const clauses = [
    shown(kind, now),
    ...(category === undefined ? [] : [Prisma.sql`category = ${category}`]),
    ...(topic === undefined ? [] : [Prisma.sql`topic = ${topic}`]),
    ...wanted,
    // Signs alone are a search that finds nothing.
    ...(keyword !== undefined && keyword.trim() !== '' && wanted.length === 0 ? [Prisma.sql`FALSE`] : []),
  ];
  return Prisma.join(clauses, ' AND ');
}
