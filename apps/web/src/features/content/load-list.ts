import type { Call } from '@qicheng/contract/kit/client';
import {
  listCourses,
  listDocumentCategories,
  listDocuments,
  listDocumentTopics,
  listHelp,
  listHelpCategories,
} from '@qicheng/contract/content/index';
import { PAGE_SIZE } from './content.js';
import { readListQuery } from './list-query.js';

type ListOf = 'document' | 'course' | 'help';
const lists = { document: listDocuments, course: listCourses, help: listHelp } as const;
const nothing = { list: [] };

/** A page of a list by its address, with the categories that it can be narrowed by. */
export async function loadList(ask: Call, query: URLSearchParams, of: ListOf) {
  const asked = readListQuery(query);
  const { keyword, category, topic, page } = asked;
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
  return { query: asked, list, total, categories: categories.list, topics: topics.list };
}
