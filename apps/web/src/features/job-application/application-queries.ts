import {
  addPosting,
  createApplication,
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

const hasSameFields = (created: Application, typed: object): boolean =>
  Object.entries(typed).every(
    ([name, value]) => JSON.stringify(created[name as keyof Application]) === JSON.stringify(value),
  );

/**
 * Adds an application. One that an earlier request with a lost response created is updated to the current
 * input.
 */
export async function addApplication({
  requestKey,
  stage,
  stages,
  ...typed
}: InputOf<typeof createApplication>): Promise<Application> {
  const created = await call(createApplication, { requestKey, stage, stages, ...typed });
  const { id, version, outcome } = created;
  const saved = hasSameFields(created, typed)
    ? created
    : await call(saveApplication, { id, version, ...typed, outcome, stages: [] });
  if (stage === undefined || saved.stage === stage) return saved;
  return call(moveApplication, { id, from: saved.stage, to: stage, beforeId: null });
}

interface Placed {
  id: string;
  stage: string;
}

interface Move<Stage> {
  id: string;
  to: Stage;
  beforeId: string | null;
}

/** The cards after a move, as the server will return them. */
export function moveInList<Item extends Placed>(
  cards: readonly Item[],
  { id, to, beforeId }: Move<Item['stage']>,
): Item[] {
  const card = cards.find((each) => each.id === id);
  if (!card) return [...cards];
  const others = cards.filter((each) => each.id !== id);
  const place = others.findIndex((each) => each.id === beforeId && each.stage === to);
  others.splice(place === -1 ? others.length : place, 0, { ...card, stage: to });
  return others;
}

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
      if (before) queries.setQueryData(queryKey, { ...before, list: moveInList(before.list, input) });
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
