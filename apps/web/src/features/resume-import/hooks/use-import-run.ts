import { discardImport } from '@qicheng/contract/resume-import/draft.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, call } from '#src/lib/api.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { followImport } from '../api/follow-import.js';
import { recentImportsQuery } from '../api/recent-imports.js';
import {
  problemOfFile,
  problemOfText,
  type ImportOrigin,
  type ImportResult,
  type ImportState,
  sendImport,
} from '../api/send-import.js';
import { lookForVisitor, problemForVisitor, sendForVisitor } from '../api/visitor-import.js';

export type RunStage = ImportState['stage'] | 'sending';

/** What the dialog shows: a choice to be made, an import under way, or why it gave nothing. */
export type ImportPhase =
  | { readonly kind: 'choosing'; readonly problem: string | null }
  | {
      readonly kind: 'running';
      readonly run: number;
      readonly origin: ImportOrigin;
      readonly stage: RunStage;
      /** The import whose draft is ready; the dialog shows 100 % before it goes on. */
      readonly done: string | null;
      /** What was read, which a visitor gets this once. */
      readonly result: ImportResult | null;
    }
  | { readonly kind: 'failed'; readonly origin: ImportOrigin; readonly message: string };

const CHOOSING: ImportPhase = { kind: 'choosing', problem: null };
const FAILED = '简历导入失败，请稍后重试或换一种格式';
const SIGNED_OUT = 401;

const wordsOf = (failure: unknown) =>
  failure instanceof ApiFailure && failure.message !== '' ? failure.message : FAILED;

interface Run {
  readonly abort: AbortController;
  readonly run: number;
  importId: string | null;
}

/** One import at a time: sent, followed to its end, cancelled with all that it left. */
export function useImportRun(isVisitor = false) {
  const queries = useQueryClient();
  const [phase, setPhase] = useState<ImportPhase>(CHOOSING);
  const current = useRef<Run>({ abort: new AbortController(), importId: null, run: 0 });
  useEffect(() => {
    const runs = current;
    return () => runs.current.abort.abort();
  }, []);

  const begin = async (origin: ImportOrigin, own: Run) => {
    const { run, abort } = own;
    const show = (stage: RunStage, over: ImportState | null = null) =>
      setPhase({
        kind: 'running',
        run,
        origin,
        stage,
        done: over?.importId ?? null,
        result: over?.result ?? null,
      });
    show(origin.kind === 'file' ? 'sending' : 'reading');
    try {
      const begun = await (isVisitor ? sendForVisitor : sendImport)(origin, abort.signal);
      own.importId = begun.importId;
      const onStage = ({ stage }: ImportState) => show(stage);
      const over = await (isVisitor
        ? followImport(begun, abort.signal, onStage, lookForVisitor)
        : followImport(begun, abort.signal, onStage));
      if (over.failure !== null) setPhase({ kind: 'failed', origin, message: over.failure });
      else show('over', over);
    } catch (failure) {
      if (abort.signal.aborted) return;
      if (failure instanceof ApiFailure && failure.status === SIGNED_OUT) {
        reportFailure(failure);
        return setPhase(CHOOSING);
      }
      setPhase({ kind: 'failed', origin, message: wordsOf(failure) });
    }
    if (!isVisitor) void queries.invalidateQueries({ queryKey: recentImportsQuery.queryKey });
  };
  const start = (origin: ImportOrigin) => {
    const problem =
      origin.kind === 'text'
        ? problemOfText(origin.text)
        : (problemOfFile(origin.file) ?? (isVisitor ? problemForVisitor(origin.file) : null));
    if (problem !== null) return setPhase({ kind: 'choosing', problem });
    current.current.abort.abort();
    current.current = { abort: new AbortController(), importId: null, run: current.current.run + 1 };
    return void begin(origin, current.current);
  };
  /** Gives the import up, with the file that was sent. */
  const cancel = () => {
    const { abort, importId } = current.current;
    abort.abort();
    setPhase(CHOOSING);
    if (importId !== null && !isVisitor) void call(discardImport, { importId }).catch(() => undefined);
  };
  const reset = (problem: string | null = null) => setPhase({ kind: 'choosing', problem });
  return { phase, start, cancel, reset };
}
