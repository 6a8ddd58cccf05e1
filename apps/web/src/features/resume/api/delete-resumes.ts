import { deleteResume } from '@qicheng/contract/resume/library.contract';
import { restoreResume } from '@qicheng/contract/resume/resume.contract';
import { showToast } from '@qicheng/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { refreshResumes, type ResumeSummary } from './change-resume.js';

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
