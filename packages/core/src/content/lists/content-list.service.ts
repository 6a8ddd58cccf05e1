import { Injectable } from '@nestjs/common';
import { Clock, type Paging, PromiseCache } from '../../platform/index.js';
import type { Category, ContentKind, ContentQuery, ContentSummary } from '../content.js';
import { queryTerms } from '../search/search-terms.js';
import {
  ContentListRepository,
  type Hits,
  type Order,
  type Place,
  type Search,
} from './content-list.repository.js';

interface Page {
  list: ContentSummary[];
  total: number;
}

const MAX_LISTS = 500;
const MAX_SEARCHES = 500;
/** Number of cached results per search: the pages people read. */
const FIRST = 200;

/**
 * Lists, totals, categories and searches. Results that need a full scan (totals, categories, search ranking)
 * are cached under the kind's edition, which is read on every request, so that no process ever returns a
 * stale number (docs/CONTENT.md, "Lists and search").
 */
@Injectable()
export class ContentListService {
  private readonly totals = new PromiseCache<number>(MAX_LISTS);
  private readonly named = new PromiseCache<Category[]>(MAX_LISTS);
  private readonly hits = new PromiseCache<Hits>(MAX_SEARCHES);

  constructor(
    private readonly rows: ContentListRepository,
    private readonly clock: Clock,
  ) {}

  async page(kind: ContentKind, query: ContentQuery, paging: Paging): Promise<Page> {
    const { keyword = '', order = 'rank', category, topic } = query;
    const title = keyword.trim().toLowerCase();
    const selection = { kind, place: { category, topic }, order, paging };
    return title === ''
      ? this.list(selection)
      : this.search(selection, { title, terms: queryTerms(keyword) });
  }

  /** Categories, or the topics of one. */
  async categories(kind: ContentKind, category: string | undefined): Promise<Category[]> {
    const now = this.clock.now();
    const edition = await this.rows.edition(kind, now);
    return this.named.of(keyOf(edition, kind, category), () => this.rows.categories(kind, category, now));
  }

  /** Ids of the newest entries. */
  numbers(kind: ContentKind, limit: number): Promise<{ id: string; updatedAt: Date }[]> {
    return this.rows.numbers(kind, limit, this.clock.now());
  }

  private async list({ kind, place, order, paging }: ListRequest): Promise<Page> {
    const now = this.clock.now();
    const [edition, ids] = await Promise.all([
      this.rows.edition(kind, now),
      this.rows.ids(kind, place, order, paging, now),
    ]);
    const key = keyOf(edition, kind, place.category, place.topic);
    const [list, total] = await Promise.all([
      this.rows.summaries(ids),
      this.totals.of(key, () => this.rows.total(kind, place, now)),
    ]);
    return { list, total };
  }

  private async search({ kind, place, order, paging }: ListRequest, search: Search): Promise<Page> {
    // A search for punctuation only finds nothing.
    if (search.terms.length === 0) return { list: [], total: 0 };
    const now = this.clock.now();
    const find = (part: Paging) => this.rows.search(kind, { place, search, order }, part, now);
    const from = (paging.page - 1) * paging.limit;
    // The hot order changes with every view, which does not change the edition.
    if (order === 'hot' || from + paging.limit > FIRST) {
      const { ids, total } = await find(paging);
      return { list: await this.rows.summaries(ids), total };
    }
    const edition = await this.rows.edition(kind, now);
    const key = keyOf(edition, kind, order, place.category, place.topic, search.title);
    const { ids, total } = await this.hits.of(key, () => find({ page: 1, limit: FIRST }));
    return { list: await this.rows.summaries(ids.slice(from, from + paging.limit)), total };
  }
}

interface ListRequest {
  kind: ContentKind;
  place: Place;
  order: Order;
  paging: Paging;
}

const keyOf = (...parts: ReadonlyArray<string | undefined>): string =>
  JSON.stringify(parts.map((part) => part ?? null));
