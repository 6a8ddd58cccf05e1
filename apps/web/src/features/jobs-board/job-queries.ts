import { getJob, listThreeJobs } from '@qicheng/contract/jobs-board/index';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.js';

const MATCHING_LOOK_MS = 2_000;

/** The three jobs that answer best; asked for again while they are being worked out. */
export const threeJobsQuery = (resumeId?: string) =>
  queryOptions({
    queryKey: ['jobs', 'three', resumeId ?? ''],
    queryFn: ({ signal }) => call(listThreeJobs, { resumeId }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'matching' ? MATCHING_LOOK_MS : false),
  });

/** One job with how my résumé answers to it. */
export const jobFitQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'fit', id],
    queryFn: async ({ signal }) => (await call(getJob, { id }, { signal })).fit,
  });
