import { listAiCountEntries } from '@qicheng/contract/ai-count/ledger.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';

export type CountEntry = ResultOf<typeof listAiCountEntries>['list'][number];

const PAGE_SIZE = 20;

/** The movements of my AI counts, newest first, a page at a time. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ai', 'counts', 'ledger'],
  queryFn: ({ pageParam, signal }) =>
    call(listAiCountEntries, { page: pageParam, limit: PAGE_SIZE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
});
