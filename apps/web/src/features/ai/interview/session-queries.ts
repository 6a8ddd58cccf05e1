import { checkInterviewReport } from '@qicheng/contract/interview/report.contract';
import { listInterviewSessions, thisInterviewSession } from '@qicheng/contract/interview/session.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';

const SESSIONS = ['ai', 'interview-sessions'];
const PAGE_SIZE = 10;

export type MockSession = NonNullable<ResultOf<typeof thisInterviewSession>['session']>;
export type SessionSummary = ResultOf<typeof listInterviewSessions>['list'][number];

/** The mock interview with this id, or the open one. */
export const sessionQuery = (sessionId: string | null) =>
  queryOptions({
    queryKey: [...SESSIONS, 'one', sessionId],
    queryFn: ({ signal }) =>
      call(thisInterviewSession, sessionId === null ? {} : { sessionId }, { signal }).then(
        ({ session }) => session,
      ),
    // The room keeps its own state; a refetch on focus must not overwrite what is being typed.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** The member's mock interviews, newest first. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: [...SESSIONS, 'list'],
  queryFn: ({ pageParam, signal }) =>
    call(listInterviewSessions, { page: pageParam, limit: PAGE_SIZE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
});

/** Whether a report is possible, and what it costs. */
export const reportCheckQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [...SESSIONS, 'check', sessionId],
    queryFn: ({ signal }) => call(checkInterviewReport, { sessionId }, { signal }),
    staleTime: 0,
  });

export const sessionKeys = SESSIONS;
