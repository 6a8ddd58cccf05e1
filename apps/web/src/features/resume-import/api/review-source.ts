import { importId } from '@qicheng/contract/resume-import/fields';
import { getImport } from '@qicheng/contract/resume-import/import.contract';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiFailure, call } from '#src/lib/api.js';

const MALFORMED = 400;
const RUNNING_POLL_MS = 1_000;
const MAX_CHOICES = 50;

/** An import with its result. The review works on the first response: a refetch must not undo corrections. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: ({ signal }) => {
      // An id from the address bar; a malformed one is not sent.
      const known = importId.safeParse(id);
      if (!known.success) throw new ApiFailure(MALFORMED, 0, '编号不正确');
      return call(getImport, { importId: known.data, wait: true }, { signal });
    },
    refetchInterval: ({ state }) => (state.data && state.data.finishedAt === null ? RUNNING_POLL_MS : false),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Résumés whose content an import may replace; not variants, whose content belongs to their base. */
export const replaceableQuery = queryOptions({
  queryKey: ['replaceable-resumes'],
  queryFn: async ({ signal }) => {
    const { list } = await call(listResumes, { page: 1, limit: MAX_CHOICES }, { signal });
    return list.filter(({ baseId }) => !baseId);
  },
});
