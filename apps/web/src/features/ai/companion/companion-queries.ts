import { lastCompanionRun, listCompanionCategories } from '@qicheng/contract/analysis/companion.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';

/** The categories with the forms that they ask. */
export const categoriesQuery = queryOptions({
  queryKey: ['ai', 'companion-categories'],
  queryFn: async ({ signal }) => (await call(listCompanionCategories, {}, { signal })).list,
  staleTime: 600_000,
});

/** What the companion remembers of me: facts that I confirmed. */
export const memoryQuery = queryOptions({
  queryKey: ['ai', 'history', 'companion-memory'],
  queryFn: async ({ signal }) => (await call(lastCompanionRun, {}, { signal })).run?.result?.memory ?? [],
});
