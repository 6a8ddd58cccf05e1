import { getDataExport } from '@qicheng/contract/account/data-export.contract';
import { getAccountProfile, listAvatars } from '@qicheng/contract/account/profile.contract';
import { listSessions } from '@qicheng/contract/account/session-list.contract';
import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';

export type AccountProfile = ResultOf<typeof getAccountProfile>;
export type OpenSession = ResultOf<typeof listSessions>['list'][number];
export type DataExport = NonNullable<ResultOf<typeof getDataExport>['export']>;

/** Root query key of this page, to invalidate all of its queries at once. */
export const ACCOUNT = 'account';

const WAITING_MS = 2_000;

/** The user id is part of the key, so that another member in the same tab never sees this data. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: [ACCOUNT, userId, 'profile'],
    queryFn: ({ signal }) => call(getAccountProfile, {}, { signal }),
    // The page requests it before the server has returned the user.
    placeholderData: keepPreviousData,
  });

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: [ACCOUNT, userId, 'sessions'],
    queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).list,
  });

export const aiCountQuery = (userId: string) =>
  queryOptions({
    queryKey: [ACCOUNT, userId, 'ai-count'],
    queryFn: ({ signal }) => call(getAiUseCount, {}, { signal }),
  });

/** Its state changes without an action here: it is being created, or its download has just started. */
const isMoving = (state: DataExport | null | undefined, isTaken: boolean) =>
  state?.status === 'queued' || state?.status === 'running' || (isTaken && Boolean(state?.file));

/**
 * The latest data export; polled while it is being created, and after `isTaken` until the file is deleted.
 */
export const dataExportQuery = (userId: string, isTaken = false) =>
  queryOptions({
    queryKey: [ACCOUNT, userId, 'data-export'],
    queryFn: async ({ signal }) => (await call(getDataExport, {}, { signal })).export,
    refetchInterval: ({ state }) => (isMoving(state.data, isTaken) ? WAITING_MS : false),
  });

export const avatarsQuery = queryOptions({
  queryKey: ['avatars'],
  queryFn: async ({ signal }) => (await call(listAvatars, {}, { signal })).list,
  staleTime: Number.POSITIVE_INFINITY,
});
