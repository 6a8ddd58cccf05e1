import { deleteResume, renameResume, listResumes } from '@qicheng/contract/resume/library.contract';
import { copyResume, restoreResume } from '@qicheng/contract/resume/resume.contract';
import { showToast } from '@qicheng/ui/toast';
import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';

type ResumePage = ResultOf<typeof listResumes>;
export type ResumeSummary = ResumePage['list'][number];

/** The maximum page size. */
const PAGE_SIZE = 50;

/** The member's résumés, newest first, paginated. */
export const resumeListQuery = infiniteQueryOptions({
  queryKey: ['resumes'],
  queryFn: ({ pageParam, signal }) => call(listResumes, { page: pageParam, limit: PAGE_SIZE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: (last, all) => {
    const shown = all.reduce((sum, { list }) => sum + list.length, 0);
    return last.list.length > 0 && shown < last.total ? all.length + 1 : undefined;
  },
});

/** Reloads the list, then the other résumé data of the page: folders, recommendations, exports. */
async function refreshResumes(queries: QueryClient): Promise<void> {
  const [list] = resumeListQuery.queryKey;
  void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== list });
  await queries.invalidateQueries({ queryKey: resumeListQuery.queryKey });
}

type ResumePages = InfiniteData<ResumePage, number>;

const without = (pages: ResumePages, id: string): ResumePages => ({
  ...pages,
  pages: pages.pages.map(({ list, total }) => ({
    list: list.filter((resume) => resume.id !== id),
    total: total - 1,
  })),
});

/** Actions on a résumé of the list; the list is reloaded after each change. */
export function useResumeChanges() {
  const queries = useQueryClient();
  const { queryKey } = resumeListQuery;
  const refresh = () => refreshResumes(queries);

  const rename = useMutation({
    mutationFn: (input: { id: string; title: string }) => call(renameResume, input),
    onSuccess: () => showToast('success', '修改成功'),
    onSettled: refresh,
  });
  const copy = useMutation({
    mutationFn: ({ id }: ResumeSummary) => call(copyResume, { id }),
    onSuccess: () => showToast('success', '复制成功'),
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: ({ id }: ResumeSummary) => call(restoreResume, { id }),
    onSuccess: () => showToast('success', '已恢复'),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ResumeSummary) => call(deleteResume, { id }),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<ResumePages>(queryKey);
      if (before) queries.setQueryData(queryKey, without(before, id));
      return before;
    },
    onSuccess: (_data, resume) => {
      showToast('success', `已删除“${resume.title}”`, { label: '撤销', run: () => restore.mutate(resume) });
    },
    onError: (_error, _resume, before) => {
      if (before) queries.setQueryData(queryKey, before);
    },
    onSettled: refresh,
  });
  return { rename, copy, remove };
}

/** Deletes one after the other, variants before their bases; returns those deleted, even if one fails. */
async function deleteEach(resumes: readonly ResumeSummary[]): Promise<ResumeSummary[]> {
  const gone: ResumeSummary[] = [];
  for (const resume of resumes.toSorted((one, other) => Number(!one.baseId) - Number(!other.baseId))) {
    const isGone = await call(deleteResume, { id: resume.id }).then(
      () => true,
      () => false,
    );
    if (isGone) gone.push(resume);
  }
  return gone;
}

/** Deletes several résumés, with undo. */
export function useBulkDeletion() {
  const queries = useQueryClient();
  const refresh = () => refreshResumes(queries);
  const restore = useMutation({
    mutationFn: async (resumes: readonly ResumeSummary[]) => {
      for (const { id } of resumes) await call(restoreResume, { id });
    },
    onSuccess: () => showToast('success', '已恢复'),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: deleteEach,
    onSuccess: (gone, resumes) => {
      const failed = resumes.length - gone.length;
      if (failed > 0) showToast('error', `${failed} 份没有删掉，请再试一次`);
      if (gone.length > 0) {
        const undo = { label: '撤销', run: () => restore.mutate(gone.toReversed()) };
        showToast('success', `已删除 ${gone.length} 份简历`, undo);
      }
    },
    onSettled: refresh,
  });
}
