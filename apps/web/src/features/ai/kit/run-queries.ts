import { getRun, getRunReference, getRunRescore, removeRun } from '@qicheng/contract/analysis/runs.contract';
import { getConsent } from '@qicheng/contract/consent/index';
import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '#src/lib/api.js';
import type { AnyService, RunOf, RunSummary } from './ai-service.js';

/** Root query key, to invalidate all of these queries at once. */
const AI = 'ai';

const POLL_MS = 1_000;
const SLOW_POLL_MS = 3_000;
const FAST_POLLS = 30;
// A run with an event stream is still polled slowly, in case the stream stops silently.
const STREAMED_POLL_MS = 15_000;
const PAGE_SIZE = 10;

/** Whether a run is still in progress. */
export const isOpen = ({ status }: Pick<RunSummary, 'status'>) => status === 'queued' || status === 'running';

const ANSWERS = { reference: getRunReference, rescore: getRunRescore } as const;

const streamed = new Set<string>();

/** Records whether a run's event stream is connected; while it is, the run is polled slowly. */
export const setStreamed = (runId: string, isStreamed: boolean): unknown =>
  isStreamed ? streamed.add(runId) : streamed.delete(runId);

/** Polling interval: short at first, then longer, until the run is finished. */
function pollInterval(run: RunSummary | null | undefined, polls: number): number | false {
  if (!run || !isOpen(run)) return false;
  if (streamed.has(run.runId)) return STREAMED_POLL_MS;
  return polls < FAST_POLLS ? POLL_MS : SLOW_POLL_MS;
}

/** A run with its result validated. */
const withResult = <Result>(schema: z.core.$ZodType<Result>, run: RunOf<unknown>): RunOf<Result> => ({
  ...run,
  result: run.result === null ? null : z.parse(schema, run.result),
});

/** A run by its id, followed until it is finished. */
export const runQuery = <Result>(schema: z.core.$ZodType<Result>, runId: string) =>
  queryOptions({
    queryKey: [AI, 'run', runId],
    queryFn: async ({ signal }) => withResult(schema, await call(getRun, { runId }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => pollInterval(state.data, state.dataUpdateCount),
  });

/** An answer to a run, followed until it is finished; null if there is none. */
const answerQuery = <Result>(kind: 'reference' | 'rescore', schema: z.core.$ZodType<Result>, runId: string) =>
  queryOptions({
    queryKey: [AI, kind, runId],
    queryFn: async ({ signal }): Promise<RunOf<Result> | null> => {
      const { run } = await call(ANSWERS[kind], { runId }, { signal });
      return run && withResult(schema, run);
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => pollInterval(state.data, state.dataUpdateCount),
  });

/** The reference answer requested earlier. */
export const referenceQuery = <Reference>(schema: z.core.$ZodType<Reference>, runId: string) =>
  answerQuery('reference', schema, runId);

/** The latest rescoring of a run's résumé. */
export const rescoreQuery = <Result>(schema: z.core.$ZodType<Result>, runId: string) =>
  answerQuery('rescore', schema, runId);

/** The member's runs of a service, newest first, paginated. */
export const historyQuery = ({ key, isCustom = false, history }: AnyService) =>
  infiniteQueryOptions({
    queryKey: [AI, 'history', key, isCustom],
    queryFn: ({ pageParam, signal }) => history({ page: pageParam, limit: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
  });

/** The remaining AI counts, and whether they are limited. */
export const countsQuery = queryOptions({
  queryKey: [AI, 'counts'],
  queryFn: ({ signal }) => call(getAiUseCount, {}, { signal }),
});

/**
 * Whether a language model may process the member's content; always refetched, since it is changed in the
 * settings.
 */
export const modelConsentQuery = queryOptions({
  queryKey: [AI, 'modelConsent'],
  queryFn: ({ signal }) => call(getConsent, { kind: 'aiModel' }, { signal }),
  staleTime: 0,
});

/** Reloads the balance and the lists after a run has started or ended. */
export function useRefreshRuns() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: countsQuery.queryKey }),
      queries.invalidateQueries({ queryKey: [AI, 'history'] }),
    ]);
}

/** Deletes a run and its answers permanently. */
export function useRemoveRun() {
  const queries = useQueryClient();
  const refresh = useRefreshRuns();
  return useMutation({
    mutationFn: (runId: string) => call(removeRun, { runId }),
    onSuccess: async (_nothing, runId) => {
      queries.removeQueries({ queryKey: [AI, 'run', runId] });
      await refresh();
    },
  });
}
