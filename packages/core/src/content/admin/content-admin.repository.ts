import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import type { Paging } from '../../platform/index.js';
import type { ContentDraft, ContentKind } from '../content.js';
import { columnsOf } from '../content.repository.js';

/** An entry in the operators' list. */
export type ContentAdminRow = Pick<ContentDraft, 'slug' | 'title' | 'category' | 'isHot' | 'publishedAt'> & {
  updatedAt: Date;
};

/** An entry with the time of its last change. */
export type StoredEntry = ContentDraft & { updatedAt: Date };

/** Entries as operators handle them. */
@Injectable()
export class ContentAdminRepository {
  constructor(private readonly database: Database) {}

  /** Entries of a kind for operators, including drafts, latest change first. */
  async page(
    kind: ContentKind,
    keyword: string,
    { page, limit }: Paging,
  ): Promise<{ list: ContentAdminRow[]; total: number }> {
    const where = {
      kind,
      ...(keyword !== '' && {
        OR: [
          { title: { contains: keyword, mode: 'insensitive' as const } },
          { slug: { contains: keyword.toLowerCase() } },
        ],
      }),
    };
    const [list, total] = await Promise.all([
      this.database.contentEntry.findMany({
        where,
        select: { slug: true, title: true, category: true, publishedAt: true, updatedAt: true, isHot: true },
        orderBy: [{ updatedAt: 'desc' }, { slug: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
      }),
      this.database.contentEntry.count({ where }),
    ]);
    return { list, total };
  }

  /** An entry, published or draft, with the time of its last change. */
  async find(kind: ContentKind, slug: string): Promise<StoredEntry | null> {
    const row = await this.database.contentEntry.findUnique({
      where: { place: { kind, slug } },
      omit: { words: true, views: true, downloads: true },
    });
    return row && { ...row, kind };
  }

  async remove(kind: ContentKind, slug: string): Promise<boolean> {
    const { count } = await this.database.contentEntry.deleteMany({ where: { kind, slug } });
    return count > 0;
  }

  /** Writes an entry that was last changed at `seen`, or a new one if that is null; false on a conflict. */
  async write(draft: ContentDraft, seen: Date | null, now: Date): Promise<boolean> {
    const row = { ...columnsOf(draft), updatedAt: now };
    const { kind, slug } = draft;
    const { count } =
      seen === null
        ? await this.database.contentEntry.createMany({
            data: [{ ...row, createdAt: now }],
            skipDuplicates: true,
          })
        : await this.database.contentEntry.updateMany({ where: { kind, slug, updatedAt: seen }, data: row });
    return count === 1;
  }
}
