import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { canonical } from '@qicheng/resume/same-value';
import type { ContentDetail, ContentDraft, ContentKind } from './content.js';
import { indexTerms } from './search/search-terms.js';

const DETAIL = Prisma.sql`id, slug, title, summary, category, topic, tags, image, data, source, rank, body,
  is_hot AS "isHot", views, downloads, published_at AS "publishedAt", updated_at AS "updatedAt"`;

@Injectable()
export class ContentRepository {
  constructor(private readonly database: Database) {}

  async find(kind: ContentKind, id: string, now: Date): Promise<ContentDetail | null> {
    const [entry] = await this.database.$queryRaw<ContentDetail[]>`
      SELECT ${DETAIL} FROM content_entry WHERE ${shown(kind, now)} AND id = ${id}::uuid`;
    return entry ?? null;
  }

  async findBySlug(kind: ContentKind, slug: string, now: Date): Promise<ContentDetail | null> {
    const [entry] = await this.database.$queryRaw<ContentDetail[]>`
      SELECT ${DETAIL} FROM content_entry WHERE ${shown(kind, now)} AND slug = ${slug}`;
    return entry ?? null;
  }

  /** Counts a view or download; returns the new number, null if there is no such entry. */
  async count(kind: ContentKind, id: string, what: 'views' | 'downloads', now: Date): Promise<number | null> {
    const column = what === 'views' ? Prisma.sql`views` : Prisma.sql`downloads`;
    const [row] = await this.database.$queryRaw<Array<{ number: number }>>`
      UPDATE content_entry SET ${column} = ${column} + 1 WHERE ${shown(kind, now)} AND id = ${id}::uuid
      RETURNING ${column} AS number`;
    return row?.number ?? null;
  }

  /** Inserts or replaces an entry by kind and name; `unchanged` if it is identical. */
  async put(draft: ContentDraft, now: Date): Promise<'added' | 'updated' | 'unchanged'> {
    const { kind, slug } = draft;
    const stored = await this.database.contentEntry.findUnique({ where: { place: { kind, slug } } });
    if (stored !== null && isSame(stored, draft)) return 'unchanged';
    const row = { ...columnsOf(draft), updatedAt: now };
    await this.database.contentEntry.upsert({
      where: { place: { kind, slug } },
      create: { ...row, createdAt: now },
      update: row,
    });
    return stored === null ? 'added' : 'updated';
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

/** An entry's row, including its search terms. */
export const columnsOf = (draft: ContentDraft) => ({
  ...draft,
  data: draft.data as Prisma.InputJsonObject,
  words: indexTerms({
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

type ComparedEntry = Pick<ContentDraft, (typeof COMPARED)[number] | 'tags' | 'data' | 'publishedAt'>;

const isSame = (stored: ComparedEntry, draft: ContentDraft): boolean =>
  COMPARED.every((field) => stored[field] === draft[field]) &&
  stored.publishedAt?.getTime() === draft.publishedAt?.getTime() &&
  stored.tags.join('\n') === draft.tags.join('\n') &&
  canonical(stored.data) === canonical(draft.data);

const shown = (kind: ContentKind, now: Date) => Prisma.sql`kind = ${kind} AND published_at <= ${now}`;
