import {
  addPosting,
  getApplication,
  linkApplication,
  listApplications,
  moveApplication,
  removeApplication,
  saveApplication,
} from '@qicheng/contract/job-application/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { showToast } from '@qicheng/ui/toast';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { addApplication } from './create-application.js';
import { moved } from './moved.js';

type Applications = ResultOf<typeof listApplications>;
export type Card = Applications['list'][number];
export type Application = ResultOf<typeof getApplication>;
export type ApplicationMove = InputOf<typeof moveApplication>;

/** The first part of the key of every query about applications. */
export const APPLICATIONS_KEY = ['job-applications'] as const;

export const applicationsQuery = queryOptions({
  queryKey: [...APPLICATIONS_KEY, 'list'],
  queryFn: ({ signal }) => call(listApplications, {}, { signal }),
});

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'one', id],
    queryFn: ({ signal }) => call(getApplication, { id }, { signal }),
  });

/** Changes of an application; the board is reloaded after each. */
export function useApplicationChanges() {
  const queries = useQueryClient();
  const { queryKey } = applicationsQuery;
  const refresh = () => queries.invalidateQueries({ queryKey });
  const keep = (application: Application) =>
    queries.setQueryData(applicationQuery(application.id).queryKey, application);

  const create = useMutation({
    mutationFn: addApplication,
    onSuccess: () => showToast('success', '已添加'),
    onSettled: refresh,
    meta: { isShownInPlace: true },
  });
  const add = useMutation({
    mutationFn: (postingId: string) => call(addPosting, { postingId }),
    onSettled: refresh,
  });
  const save = useMutation({
    mutationFn: (input: InputOf<typeof saveApplication>) => call(saveApplication, input),
    onSuccess: keep,
    onSettled: refresh,
    meta: { isShownInPlace: true },
  });
  const link = useMutation({
    mutationFn: (input: InputOf<typeof linkApplication>) => call(linkApplication, input),
    onSuccess: keep,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeApplication, { id }),
    onSuccess: () => showToast('success', '已删除'),
    onSettled: refresh,
  });
  const move = useMutation({
    mutationFn: (input: ApplicationMove) => call(moveApplication, input),
    onMutate: async (input) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, { ...before, list: moved(before.list, input) });
      return before;
    },
    onSuccess: keep,
    onError: (_error, { id }, before) => {
      if (before) queries.setQueryData(queryKey, before);
      void queries.invalidateQueries({ queryKey: applicationQuery(id).queryKey });
    },
    onSettled: refresh,
  });
  return { create, add, save, link, remove, move };
}
