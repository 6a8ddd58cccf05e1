import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { APPLICATIONS_KEY } from '../application-queries.js';
import { displayTime } from '#src/lib/display-time.js';

/** Results that an application can link to, by the field that holds the link. */
export type Linkable = 'jd' | 'letter' | 'interview' | 'offer';

export interface LinkOption {
  readonly value: string;
  readonly label: string;
}

/** The maximum page size. */
const PAGE = { page: 1, limit: 50 } as const;

const named = (value: string, title: string, createdAt: Date): LinkOption => ({
  value,
  label: `${title || '未命名'} · ${displayTime(createdAt)}`,
});

async function runsOf(kind: Exclude<Linkable, 'interview'>, signal: AbortSignal): Promise<LinkOption[]> {
  // The contracts of the services are large and rarely needed here.
  const { listJdAnalyses, listLetterAnalyses, listOffers } = await import('@qicheng/contract/analysis/index');
  const endpoint = { jd: listJdAnalyses, letter: listLetterAnalyses, offer: listOffers }[kind];
  const { list } = await call(endpoint, PAGE, { signal });
  return list
    .filter(({ status }) => status === 'done')
    .map(({ runId, title, createdAt }) => named(runId, title, createdAt));
}

async function sessions(signal: AbortSignal): Promise<LinkOption[]> {
  const { listInterviewSessions } = await import('@qicheng/contract/interview/session.contract');
  const { list } = await call(listInterviewSessions, PAGE, { signal });
  return list.map(({ sessionId, title, createdAt }) => named(sessionId, title, createdAt));
}

/** The member's results of a service, newest first. */
export const linkOptionsQuery = (kind: Linkable) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'made', kind],
    queryFn: ({ signal }) => (kind === 'interview' ? sessions(signal) : runsOf(kind, signal)),
  });
