import type { getJob, listJobs, listRecommendedJobs } from '@qicheng/contract/jobs-board/index';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import type { Plain } from '#src/lib/plain.js';

export type Job = Plain<ResultOf<typeof listJobs>['list'][number]>;
export type JobDetail = Plain<ResultOf<typeof getJob>>;
export type FitState = ResultOf<typeof listRecommendedJobs>['state'];

/** Jobs per page of the list. */
export const JOBS_PER_PAGE = 20;
