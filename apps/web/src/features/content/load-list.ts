import type { Call } from '@qicheng/contract/kit/client';
import {
  listCourses,
  listDocumentCategories,
  listDocuments,
  listDocumentTopics,
  listHelp,
  listHelpCategories,
} from '@qicheng/contract/content/index';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { PAGE_SIZE, type ListQuery } from './content.js';

const MAX_KEYWORD_LENGTH = 60;
const text = (query: URLSearchParams, name: string) =>
  (query.get(name) ?? '').trim().slice(0, MAX_KEYWORD_LENGTH);

/** Parses the query of a list; an invalid page number means the first page. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const page = Number(query.get(pageQuery.page));
  return {
    keyword: text(query, pageQuery.keyword),
    category: text(query, pageQuery.category),
    topic: text(query, pageQuery.topic),
    page: Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1,
  };
}

/** The query as a search string; empty values are omitted. */
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

type ListOf = 'document' | 'course' | 'help';
const lists = { document: listDocuments, course: listCourses, help: listHelp } as const;
const nothing = { list: [] };

/** Loads a page of a list by its address, with the categories to filter by. */
export async function loadList(ask: Call, query: URLSearchParams, of: ListOf) {
  const listQuery = readListQuery(query);
  const { keyword, category, topic, page } = listQuery;
  const narrowed = {
    ...(keyword && { keyword }),
    ...(category && { category }),
    ...(topic && { topic }),
  };
  const isDocument = of === 'document';
  const [{ list, total }, categories, topics] = await Promise.all([
    ask(lists[of], { ...narrowed, page, limit: PAGE_SIZE }),
    of === 'course' ? nothing : ask(isDocument ? listDocumentCategories : listHelpCategories, {}),
    isDocument && category ? ask(listDocumentTopics, { category }) : nothing,
  ]);
  return { query: listQuery, list, total, categories: categories.list, topics: topics.list };
}
