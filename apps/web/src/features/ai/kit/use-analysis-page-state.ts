import { pageQuery } from '@qicheng/contract/browser/page-query';
import { showToast } from '@qicheng/ui/toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiFailure, isFailure } from '#src/lib/api.js';
import { openNewcomerSignIn } from '#src/lib/auth-dialog.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { useSession } from '#src/lib/session.js';
import type { AiService, RunOf, RunSummary, AnyService } from './ai-service.js';
import { useLinkToApplication } from './form-start.js';
import { clearStoredInput } from './persistent-state.js';
import { historyQuery, isOpen, runQuery, useRefreshRuns } from './run-queries.js';
import { useRun } from './use-run.js';
import { removeForms, readForm, writeForm } from '#src/lib/storage.js';

/** The list in which a started run will appear. */
type StartedService = Pick<AnyService, 'key' | 'isCustom'>;

const nameOf = ({ key, isCustom = false }: StartedService) => `start ${key}${isCustom ? ' custom' : ''}`;

/** Records that a run is starting, with the newest run before it, so that a reload can find the new one. */
export const markStart = (service: StartedService, newest = ''): void =>
  writeForm(nameOf(service), null, newest);

/** The newest run before an unanswered start of this page; undefined if there was none. */
export function consumeStart(service: StartedService): string | undefined {
  const before = readForm(nameOf(service), null);
  removeForms((name) => name === nameOf(service));
  return typeof before === 'string' ? before : undefined;
}

/** The view shown instead of the form; `form` shows the form, with the message of a rejected start. */
type AnalysisView<Result> =
  | { at: 'form'; problem: string | null }
  | { at: 'starting' }
  | { at: 'opening' }
  | { at: 'running'; run: RunOf<Result> }
  | { at: 'done'; run: RunOf<Result>; result: Result }
  | { at: 'failed'; run: RunOf<Result> }
  /** The run in the address does not exist, or cannot be loaded now. */
  | { at: 'lost'; isGone: boolean; retry: () => void }
  | { at: 'outOfCounts' };

/** A result that was left for its form. */
export interface LeftResult {
  /** The input of its run. */
  input: unknown;
  /** The passage of the input to correct. */
  passage?: string | undefined;
}

/** State of a service's page: the question, its result, and navigation between them. */
export interface AnalysisPageState<Question, Result, Reference = never> {
  service: AiService<Question, Result, Reference>;
  view: AnalysisView<Result>;
  isMember: boolean;
  /** Starts a run; a visitor is asked to sign in and keeps the input. */
  start: (question: Question) => void;
  /** Repeats the last question after a failure; null if it was asked before this page was opened. */
  again: ((engine?: 'rules') => void) | null;
  /** Opens an earlier run. */
  show: (runId: string) => void;
  /** Returns to the form, from a result to ask again. */
  leave: (from?: LeftResult) => void;
  /** The result that the shown form was opened from; null if there was none. */
  left: LeftResult | null;
  /** The member's newest finished run, offered beside the form. */
  last: RunSummary | null;
}

const NOT_FOUND = 404;
/** [spec 2]: shown when a visitor starts a run. */
const SIGN_IN_FIRST = '请先登录';

/** True for a member; a visitor is asked to sign in. */
export function askSignIn(): boolean {
  if (useSession.getState().isMember) return true;
  showToast('info', SIGN_IN_FIRST);
  openNewcomerSignIn();
  return false;
}

/** The run in the address; switching runs adds history entries. */
function useNamedRun() {
  const [query, setQuery] = useSearchParams();
  const name = (runId: string | null, replace = false) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (runId === null) next.delete(pageQuery.run);
        else next.set(pageQuery.run, runId);
        return next;
      },
      { replace },
    );
  return { runId: query.get(pageQuery.run), name };
}

interface RunRequest<Question> {
  question: Question;
  engine?: 'rules' | undefined;
}

/** Starts a run with one key per question, so that a retry after a lost response is not charged again. */
function useStart<Question, Result>(
  service: Pick<AiService<Question, Result>, 'key' | 'isCustom' | 'schema' | 'start'>,
  onStarted: (runId: string) => void,
) {
  const queries = useQueryClient();
  const refresh = useRefreshRuns();
  const key = useRef<{ text: string; requestKey: string } | null>(null);
  return useMutation({
    mutationFn: ({ question, engine }: RunRequest<Question>) => {
      const text = JSON.stringify([question, engine]);
      if (key.current?.text !== text) key.current = { text, requestKey: crypto.randomUUID() };
      const { requestKey } = key.current;
      return service.start({ ...question, requestKey, ...(engine ? { engine } : {}) });
    },
    onSuccess: (run) => {
      // The same question may be asked again as a new run; the key is reused only after a lost response.
      key.current = null;
      clearStoredInput(service.key);
      queries.setQueryData(runQuery(service.schema, run.runId).queryKey, run);
      void refresh();
      onStarted(run.runId);
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.status === 401) reportFailure(failure);
    },
    onSettled: () => consumeStart(service),
    meta: { isShownInPlace: true },
  });
}

const wordsOf = (failure: unknown): string | null => {
  if (failure === null) return null;
  if (failure instanceof ApiFailure && failure.message !== '') return failure.message;
  return '没有开始，请稍后再试；次数没有扣除';
};

function viewOf<Result>(run: RunOf<Result>): AnalysisView<Result> {
  if (run.status === 'failed') return { at: 'failed', run };
  if (run.status === 'done' && run.result !== null) return { at: 'done', run, result: run.result };
  return { at: 'running', run };
}

/** State of an AI service's page: start, progress, result, failure, and returning to a running analysis. */
export function useAnalysisPageState<Question, Result, Reference = never>(
  service: AiService<Question, Result, Reference>,
): AnalysisPageState<Question, Result, Reference> {
  const isMember = useSession((state) => state.isMember);
  const { runId, name } = useNamedRun();
  const linkRun = useLinkToApplication();
  const [arriving, setArriving] = useState<string | null>(null);
  const started = useStart(service, (id) => {
    setArriving(id);
    name(id);
    linkRun(service.key, id);
  });
  const [lastRequest, setLastRequest] = useState<RunRequest<Question> | null>(null);
  const [left, setLeft] = useState<LeftResult | null>(null);
  const opened = useRun(service.schema, runId, isMember);
  const { data: pages } = useInfiniteQuery({ ...historyQuery(service), enabled: isMember });
  const newest = pages?.pages[0]?.list[0];
  useReturn({ service, runId, newest, open: (id) => name(id, true) });
  useEndRefresh(opened.data);
  if (arriving !== null && arriving === runId) setArriving(null);

  const start = (question: Question, engine?: 'rules') => {
    if (!askSignIn()) return;
    setLastRequest({ question });
    if (pages) markStart(service, newest?.runId);
    started.mutate({ question, engine });
  };
  const view = (): AnalysisView<Result> => {
    // The address changes in a transition, which lasts until the result is rendered.
    if (started.isPending || (arriving !== null && arriving !== runId)) return { at: 'starting' };
    if (runId === null || !isMember) {
      if (isFailure(started.error, 'aiCountsExhausted')) return { at: 'outOfCounts' };
      return { at: 'form', problem: wordsOf(started.error) };
    }
    if (opened.data) return viewOf(opened.data);
    if (opened.isPending) return { at: 'opening' };
    const isGone = opened.error instanceof ApiFailure && opened.error.status === NOT_FOUND;
    return { at: 'lost', isGone, retry: () => void opened.refetch() };
  };
  const shown = view();
  return {
    service,
    view: shown,
    isMember,
    left: shown.at === 'form' ? left : null,
    start: (question) => start(question),
    again: lastRequest && ((engine) => start(lastRequest.question, engine)),
    show: (id) => {
      started.reset();
      name(id);
    },
    leave: (from) => {
      started.reset();
      setLeft(from ?? null);
      name(null);
    },
    last: newest?.status === 'done' ? newest : null,
  };
}

interface Return {
  service: StartedService;
  runId: string | null;
  newest: RunSummary | undefined;
  open: (runId: string) => void;
}

/**
 * Opens a running analysis on return, or the run whose start was interrupted by a reload; not if the user has
 * just left it for the form.
 */
function useReturn({ service, runId, newest, open }: Return): void {
  const isSettled = useRef(false);
  useEffect(() => {
    if (runId !== null) isSettled.current = true;
    if (newest === undefined || isSettled.current) return;
    isSettled.current = true;
    const before = consumeStart(service);
    if (isOpen(newest) || (before !== undefined && before !== newest.runId)) open(newest.runId);
  });
}

/** Reloads balance and lists once a run that was in progress has finished. */
function useEndRefresh(run: RunSummary | undefined): void {
  const refresh = useRefreshRuns();
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (!run) return;
    if (isOpen(run)) followed.current = run.runId;
    else if (followed.current === run.runId) {
      followed.current = null;
      void refresh();
    }
  });
}
