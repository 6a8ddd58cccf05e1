import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import type {
  getCourse,
  getDocument,
  listDocumentCategories,
  listDocuments,
} from '@qicheng/contract/content/index';
import type { Plain } from '#src/lib/plain.js';

export type Entry = Plain<ResultOf<typeof listDocuments>['list'][number]>;
export type Article = Plain<ResultOf<typeof getDocument>>;
export type Course = Plain<ResultOf<typeof getCourse>>;
export type Category = Plain<ResultOf<typeof listDocumentCategories>['list'][number]>;

/** Entries per page of a list. */
export const PAGE_SIZE = 20;

/** The query of a list, from its address. */
export interface ListQuery {
  keyword: string;
  category: string;
  topic: string;
  page: number;
}

/** A page of a list with its filters. */
export interface ListData {
  query: ListQuery;
  list: Entry[];
  total: number;
  categories: Category[];
  topics: Category[];
}
