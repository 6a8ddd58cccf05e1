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

/** Everything that is read here; one word makes all of it be read again. */
export const ACCOUNT = 'account';

const WAITING_MS = 2_000;

/** Whose answers these are is part of their name: another member in the same tab never sees them. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: [ACCOUNT, userId, 'profile'],
    queryFn: ({ signal }) => call(getAccountProfile, {}, { signal }),
    // The page is requested before the server has said who it is for.
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

/** Something happens to it without this page: it is being made, or the browser has just begun to fetch it. */
const isMoving = (state: DataExport | null | undefined, isTaken: boolean) =>
  state?.status === 'queued' || state?.status === 'running' || (isTaken && Boolean(state?.file));

/** The latest archive; asked after while it is being made, and once it `isTaken` until it is gone. */
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
