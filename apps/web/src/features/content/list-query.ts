import { pageQuery } from '@qicheng/contract/browser/page-query';
import type { ListQuery } from './content.js';

const LONGEST = 60;
const text = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST);

/** Reads what a list is asked by; whatever is no page number is the first page. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const page = Number(query.get(pageQuery.page));
  return {
    keyword: text(query, pageQuery.keyword),
    category: text(query, pageQuery.category),
    topic: text(query, pageQuery.topic),
    page: Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1,
  };
}

/** The same as an address's search; what says nothing is left out. */
export function searchOf({ keyword, category, topic, page }: Partial<ListQuery>): string {
  const named = {
    [pageQuery.keyword]: keyword,
    [pageQuery.category]: category,
    [pageQuery.topic]: topic,
    [pageQuery.page]: page !== undefined && page > 1 ? String(page) : undefined,
  };
  const present = Object.entries(named).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return present.length === 0 ? '' : `?${new URLSearchParams(present).toString()}`;
}
