import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { keepTemplate, listMyTemplates, removeMyTemplate } from '@qicheng/contract/template/index';
import { type CatalogEntry, colourFamily } from '@qicheng/templates/catalog';
import { showToast } from '@qicheng/ui/toast';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import { useSession } from '#src/lib/session.js';

export type MyTemplateList = ResultOf<typeof listMyTemplates>;
export type MyTemplate = MyTemplateList['list'][number];

/** The catalog is smaller, so that one page is the whole list. */
const ALL = 50;

/** Templates that the member's résumés use or that are bookmarked, latest first. */
export const myTemplatesQuery = queryOptions({
  queryKey: ['my-templates'],
  queryFn: ({ signal }) => call(listMyTemplates, { page: 1, limit: ALL }, { signal }),
});

const { queryKey } = myTemplatesQuery;

const newlyKept = (entry: CatalogEntry): MyTemplate => ({
  ...entry,
  id: entry.code,
  languages: [...entry.languages],
  occupations: [...entry.occupations],
  colour: colourFamily(entry.defaults.accent),
  uses: 0,
  isKept: true,
  resumeCount: 0,
  usedAt: new Date(),
});

/** Optimistic update of the list. */
export function withMark({ list }: MyTemplateList, entry: CatalogEntry, isKept: boolean): MyTemplateList {
  const isListed = list.some(({ code }) => code === entry.code);
  const marked = list.map((mine) => (mine.code === entry.code ? { ...mine, isKept } : mine));
  const shown = isListed || !isKept ? marked : [newlyKept(entry), ...marked];
  const left = shown.filter((mine) => mine.isKept || mine.resumeCount > 0);
  return { list: left, total: left.length };
}

/** A change of the list that shows at once and is rolled back if the server rejects it. */
function useListChange() {
  const queries = useQueryClient();
  return {
    show: async (change: (before: MyTemplateList) => MyTemplateList) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, change(before));
      return before;
    },
    takeBack: (before: MyTemplateList | undefined) => before && queries.setQueryData(queryKey, before),
    refresh: () => queries.invalidateQueries({ queryKey }),
  };
}

/** The member's bookmarked templates; a visitor who bookmarks one signs in first. */
export function useKeptTemplates() {
  const isMember = useSession((state) => state.isMember);
  const { data } = useQuery({ ...myTemplatesQuery, enabled: isMember });
  const change = useListChange();
  const keep = useMutation({
    mutationFn: ({ entry, isKept }: { entry: CatalogEntry; isKept: boolean }) =>
      call(keepTemplate, { code: entry.code, isKept }),
    onMutate: ({ entry, isKept }) => change.show((before) => withMark(before, entry, isKept)),
    onSuccess: (_data, { entry, isKept }) =>
      showToast('success', isKept ? `已收藏“${entry.name}”，在“我的模板”里可以找到` : '已取消收藏'),
    onError: (_error, _input, before) => change.takeBack(before),
    onSettled: change.refresh,
  });
  const isKept = (code: string) =>
    isMember && (data?.list.some((mine) => mine.code === code && mine.isKept) ?? false);
  const toggle = (entry: CatalogEntry) => {
    if (isMember) keep.mutate({ entry, isKept: !isKept(entry.code) });
    else openAuthDialog('signIn', () => keep.mutate({ entry, isKept: true }));
  };
  return { isKept, toggle };
}

/** Removes a template from the list, with undo for some seconds. */
export function useTemplateRemoval() {
  const change = useListChange();
  const restore = useMutation({
    mutationFn: ({ code, isKept }: MyTemplate) => call(keepTemplate, { code, isKept }),
    onSuccess: () => showToast('success', '已恢复'),
    onSettled: change.refresh,
  });
  return useMutation({
    mutationFn: ({ code }: MyTemplate) => call(removeMyTemplate, { code }),
    onMutate: ({ code }) =>
      change.show(({ list, total }) => ({
        list: list.filter((mine) => mine.code !== code),
        total: total - 1,
      })),
    onSuccess: (_data, mine) =>
      showToast('success', `已移除“${mine.name}”`, { label: '撤销', run: () => restore.mutate(mine) }),
    onError: (_error, _mine, before) => change.takeBack(before),
    onSettled: change.refresh,
  });
}
