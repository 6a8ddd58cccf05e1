import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { discardImport } from '@qicheng/contract/resume-import/draft.contract';
import { listImports } from '@qicheng/contract/resume-import/import.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';

export type RecentImport = ResultOf<typeof listImports>['list'][number];

const RUNNING_POLL_MS = 3_000;
const isRunning = ({ status }: RecentImport) => status === 'queued' || status === 'running';

/** The member's imports of the last 24 hours; polled while one is in progress. */
export const recentImportsQuery = queryOptions({
  queryKey: ['recent-imports'],
  queryFn: ({ signal }) => call(listImports, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.list.some(isRunning) ? RUNNING_POLL_MS : false),
});

/** Deletes an import with its file. */
export function useDiscardImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => call(discardImport, { importId }),
    onSettled: () => queries.invalidateQueries({ queryKey: recentImportsQuery.queryKey }),
  });
}
