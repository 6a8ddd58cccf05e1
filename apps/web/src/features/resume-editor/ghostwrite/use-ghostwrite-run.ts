import { type GhostwriteResult, ghostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ghostwrite } from '@qicheng/analysis/descriptors/ghostwrite';
import { analysisCalls } from '@qicheng/contract/analysis/calls';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { ApiFailure, isFailure, call } from '#src/lib/api.js';
import { isUnderWay, runQuery, useRefreshRuns, useRun, type AiService } from '#src/features/ai/index.js';
import { setGhostwrite, useGhostwrite } from './ghostwrite-state.js';

const { start, list } = analysisCalls(ghostwrite);

export type GhostwriteRequest = Omit<InputOf<typeof start>, 'engine' | 'requestKey' | 'importId'>;

/** The AI 代写与优化 service for one résumé. */
export const ghostwriteService = (resumeId: string): AiService<GhostwriteRequest, GhostwriteResult> => ({
  key: ghostwrite.name,
  title: 'AI 代写与优化',
  purpose: '按规则改写经历描述，或由您的回答写成新的描述。',
  limitations: '不编造数字、时间、单位和证书；没有依据的地方留空待补充。',
  schema: ghostwrite.result,
  start: (question, options) => call(start, question, options),
  history: (paging, options) => call(list, { ...paging, resumeId }, options),
});

type Run = Awaited<ReturnType<ReturnType<typeof ghostwriteService>['start']>>;

export type GhostwriteView =
  | { at: 'form'; problem: string | null }
  | { at: 'outOfCounts' }
  | { at: 'running'; run: Run | null }
  | { at: 'failed'; run: Run }
  | { at: 'lost'; isGone: boolean }
  | { at: 'done'; run: Run; result: GhostwriteResult };

const UNSAVED = '简历还没有保存到服务器，请检查网络后再试；次数没有扣除';
const NOT_STARTED = '没有开始，请稍后再试；次数没有扣除';
const NOT_FOUND = 404;

/** The résumé could not be saved first: a run would use an older version. */
class NotSaved extends Error {}

const wordsOf = (failure: unknown): string | null => {
  if (failure === null) return null;
  if (failure instanceof NotSaved) return UNSAVED;
  return failure instanceof ApiFailure && failure.message !== '' ? failure.message : NOT_STARTED;
};

/** The runs of the drawer: each saves first, starts once, and is followed until it is finished. */
export function useGhostwriteRun(resumeId: string, waitUntilSaved: () => Promise<boolean>) {
  const runId = useGhostwrite((state) => state.runId);
  const queries = useQueryClient();
  const refresh = useRefreshRuns();
  const key = useRef<{ text: string; requestKey: string } | null>(null);
  const [last, setLast] = useState<GhostwriteRequest | null>(null);
  const started = useMutation({
    mutationFn: async (question: GhostwriteRequest) => {
      if (!(await waitUntilSaved())) throw new NotSaved();
      // The key is reused only after a lost response: the same key is the same run and is charged once.
      const text = JSON.stringify(question);
      if (key.current?.text !== text) key.current = { text, requestKey: crypto.randomUUID() };
      return ghostwriteService(resumeId).start({ ...question, requestKey: key.current.requestKey });
    },
    onSuccess: (run) => {
      key.current = null;
      queries.setQueryData(runQuery(ghostwriteResult, run.runId).queryKey, run);
      void refresh();
      setGhostwrite({ runId: run.runId });
    },
    meta: { isShownInPlace: true },
  });
  const opened = useRun(ghostwriteResult, runId);
  useRefreshAtEnd(opened.data, refresh);
  const view = (): GhostwriteView => {
    if (started.isPending) return { at: 'running', run: null };
    if (runId === null) {
      if (isFailure(started.error, 'aiCountsExhausted')) return { at: 'outOfCounts' };
      return { at: 'form', problem: wordsOf(started.error) };
    }
    const run = opened.data;
    if (opened.isError && !run)
      return { at: 'lost', isGone: opened.error instanceof ApiFailure && opened.error.status === NOT_FOUND };
    if (!run || isUnderWay(run)) return { at: 'running', run: run ?? null };
    return run.status === 'done' && run.result !== null
      ? { at: 'done', run, result: run.result }
      : { at: 'failed', run };
  };
  const start = (question: GhostwriteRequest) => {
    setLast(question);
    setGhostwrite({ runId: null });
    started.mutate(question);
  };
  return {
    view: view(),
    start,
    again: last && (() => start(last)),
    retry: () => void opened.refetch(),
    leave: () => {
      started.reset();
      setGhostwrite({ runId: null });
    },
  };
}

/** Reloads balance and lists once a run that was in progress has finished. */
function useRefreshAtEnd(run: Run | undefined, refresh: () => Promise<unknown>): void {
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (!run) return;
    if (isUnderWay(run)) followed.current = run.runId;
    else if (followed.current === run.runId) {
      followed.current = null;
      void refresh();
    }
  });
}
