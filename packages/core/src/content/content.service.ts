import { Injectable } from '@nestjs/common';
import { Clock, Failure, type Paging } from '../platform/index.js';
import type {
  Category,
  ContentDetail,
  ContentKind,
  ContentQuery,
  ContentSummary,
  ContentFailure,
} from './content.js';
import { ContentRepository } from './content.repository.js';
import { ContentListService } from './lists/content-list.service.js';
import { htmlOf } from './markdown.js';

const RELATED = 6;

export interface ShownContent extends ContentDetail {
  html: string;
  related: ContentSummary[];
}

/** Published content: search, reading, counters. */
@Injectable()
export class ContentService {
  constructor(
    private readonly entries: ContentRepository,
    private readonly lists: ContentListService,
    private readonly clock: Clock,
  ) {}

  list(
    kind: ContentKind,
    query: ContentQuery,
    paging: Paging,
  ): Promise<{ list: ContentSummary[]; total: number }> {
    return this.lists.page(kind, query, paging);
  }

  /** An entry with its text as HTML and related entries. */
  async get(kind: ContentKind, id: string): Promise<ShownContent> {
    const entry = await this.find(kind, id);
    const { list } = await this.list(kind, { category: entry.category }, { page: 1, limit: RELATED + 1 });
    const related = list.filter((other) => other.id !== id).slice(0, RELATED);
    return { ...entry, html: htmlOf(entry.body), related };
  }

  /** An entry as it is stored. */
  async find(kind: ContentKind, id: string): Promise<ContentDetail> {
    const entry = await this.entries.find(kind, id, this.clock.now());
    if (entry === null) throw new Failure<ContentFailure>('contentNotFound');
    return entry;
  }

  /** Ids of the newest entries, for a sitemap. */
  numbers(kind: ContentKind, limit: number): Promise<{ id: string; updatedAt: Date }[]> {
    return this.lists.numbers(kind, limit);
  }

  /** Categories, or the topics of one. */
  categories(kind: ContentKind, category?: string): Promise<Category[]> {
    return this.lists.categories(kind, category);
  }

  /** Counts a view or download and returns the number. */
  async count(kind: ContentKind, id: string, what: 'views' | 'downloads'): Promise<number> {
    const number = await this.entries.count(kind, id, what, this.clock.now());
    if (number === null) throw new Failure<ContentFailure>('contentNotFound');
    return number;
  }
}
