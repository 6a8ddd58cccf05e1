import {
  createFolder,
  deleteFolder,
  listFolders,
  moveToFolder,
  renameFolder,
} from '@qicheng/contract/resume/folder.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { showToast } from '@qicheng/ui/toast';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { type ResumeSummary, resumeListQuery } from './change-resume.js';

export type Folder = ResultOf<typeof listFolders>['list'][number];

/** The member's résumé folders, each with its number of résumés. */
export const foldersQuery = queryOptions({
  queryKey: ['resume-folders'],
  queryFn: async ({ signal }) => (await call(listFolders, {}, { signal })).list,
});

interface Move {
  readonly resumes: readonly ResumeSummary[];
  readonly folderId: string | null;
}

/** Undo: moves each résumé back to its folder. */
async function moveBack({ resumes }: Move): Promise<void> {
  const folders = new Set(resumes.map((resume) => resume.folderId ?? null));
  for (const folderId of folders) {
    const group = resumes.filter((resume) => (resume.folderId ?? null) === folderId);
    await call(moveToFolder, { ids: group.map(({ id }) => id), folderId });
  }
}

/** Changes of folders; the lists are reloaded after each. */
export function useFolderChanges() {
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [foldersQuery, resumeListQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
    );
  const create = useMutation({ mutationFn: (name: string) => call(createFolder, { name }), onSettled });
  const rename = useMutation({
    mutationFn: (input: { folderId: string; name: string }) => call(renameFolder, input),
    onSuccess: () => showToast('success', '修改成功'),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Folder) => call(deleteFolder, { folderId: id }),
    onSuccess: (_data, { name }) => showToast('success', `已删除文件夹“${name}”，里面的简历都还在`),
    onSettled,
  });
  const undo = useMutation({
    mutationFn: moveBack,
    onSuccess: () => showToast('success', '已移回'),
    onSettled,
  });
  const move = useMutation({
    mutationFn: ({ resumes, folderId }: Move) =>
      call(moveToFolder, { ids: resumes.map(({ id }) => id), folderId }),
    onSuccess: (_data, moved) => {
      const count = moved.resumes.length;
      const where = moved.folderId === null ? '已移出文件夹' : '已移到文件夹';
      showToast('success', `${count} 份简历${where}`, { label: '撤销', run: () => undo.mutate(moved) });
    },
    onSettled,
  });
  return { create, rename, remove, move };
}
