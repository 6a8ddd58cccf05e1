import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';

export type ResumePage = ResultOf<typeof listResumes>;
export type ResumeSummary = ResumePage['list'][number];

const PAGE_SIZE = 20;

/** My résumés, newest first, page by page. */
export const resumeListQuery = infiniteQueryOptions({
  queryKey: ['resumes'],
  queryFn: ({ pageParam, signal }) => call(listResumes, { page: pageParam, limit: PAGE_SIZE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: (last, all) => {
    const shown = all.reduce((sum, { list }) => sum + list.length, 0);
    return last.list.length > 0 && shown < last.total ? all.length + 1 : undefined;
  },
});
