import { discardImport } from '@qicheng/contract/resume-import/draft.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, call } from '#src/lib/api.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { followImport, isTransient, checkImport } from '../api/follow-import.js';
import { recentImportsQuery } from '../api/recent-imports.js';
import {
  problemOfFile,
  problemOfText,
  type ImportOrigin,
  type ImportResult,
  type ImportState,
  sendImport,
  TEXT_NAME,
} from '../api/send-import.js';
import {
  forgetVisitorImport,
  startVisitorImport,
  takeVisitorImport,
  VISITOR_IMPORT_MAX_BYTES,
  VISITOR_IMPORT_TOO_LARGE,
} from '@qicheng/contract/resume-import/visitor.contract';

/** Why a file is too large for visitors; null if it is not. */
const problemForVisitor = ({ size }: File): string | null =>
  size > VISITOR_IMPORT_MAX_BYTES ? VISITOR_IMPORT_TOO_LARGE : null;

/** Import for visitors: text is sent as a file, and nothing is kept on the server. */
function sendForVisitor(origin: ImportOrigin, signal: AbortSignal): Promise<ImportState> {
  const file = origin.kind === 'file' ? origin.file : new File([origin.text], `${TEXT_NAME}.txt`);
  return call(startVisitorImport, {}, { file, fileName: file.name, signal });
}

/**
 * Deletes an import from the server after its result was received or it was cancelled. Otherwise the server
 * deletes it later.
 */
const discardForVisitor = (importId: string): void =>
  void call(forgetVisitorImport, { importId }).catch(() => undefined);

/** The state of the import; once the result has been delivered, the server deletes it. */
async function checkForVisitor(importId: string, signal: AbortSignal): Promise<ImportState> {
  const state = await call(takeVisitorImport, { importId }, { signal });
  if (state.finishedAt !== null) discardForVisitor(importId);
  return state;
}

export type RunStage = ImportState['stage'] | 'sending';

/** State of the dialog: choosing a source, an import in progress, or a failure. */
export type ImportPhase =
  | { readonly kind: 'choosing'; readonly problem: string | null }
  | {
      readonly kind: 'running';
      readonly run: number;
      readonly origin: ImportOrigin;
      readonly stage: RunStage;
      /** The import whose draft is ready; the dialog shows 100 % before it continues. */
      readonly done: string | null;
      /** The result, which a visitor receives only once. */
      readonly result: ImportResult | null;
    }
  | {
      readonly kind: 'failed';
      readonly origin: ImportOrigin;
      readonly message: string;
      /** The import whose response was lost: it can be requested again. */
      readonly lost: string | null;
    };

const CHOOSING: ImportPhase = { kind: 'choosing', problem: null };
const FAILED = '简历导入失败，请稍后重试或换一种格式';
const SIGNED_OUT = 401;
const GONE = 404;

const wordsOf = (failure: unknown) =>
  failure instanceof ApiFailure && failure.message !== '' ? failure.message : FAILED;

interface Run {
  readonly abort: AbortController;
  readonly run: number;
  importId: string | null;
}

/** How imports are sent and followed, for members or visitors. */
interface ImportCalls {
  send: typeof sendImport;
  check: typeof checkImport;
  problemOf: (file: File) => string | null;
  /** Deletes the import on the server. */
  discard: (importId: string) => void;
}

const MEMBER_CALLS: ImportCalls = {
  send: sendImport,
  check: checkImport,
  problemOf: problemOfFile,
  discard: (importId) => void call(discardImport, { importId }).catch(() => undefined),
};
const VISITOR_CALLS: ImportCalls = {
  send: sendForVisitor,
  check: checkForVisitor,
  problemOf: (file) => problemOfFile(file) ?? problemForVisitor(file),
  discard: discardForVisitor,
};

/** The import whose response was lost, or a new one if it no longer exists. */
async function reopen({ check, send }: ImportCalls, lost: string, origin: ImportOrigin, signal: AbortSignal) {
  try {
    return await check(lost, signal);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === GONE) return send(origin, signal);
    throw failure;
  }
}

/** Sends an import, or requests the lost one, and shows it until it finishes. */
async function follow(
  calls: ImportCalls,
  origin: ImportOrigin,
  own: Run,
  setPhase: (phase: ImportPhase) => void,
): Promise<void> {
  const { run, abort, importId: lost } = own;
  const show = (stage: RunStage, finished: ImportState | null = null) => {
    const [done, result] = [finished?.importId ?? null, finished?.result ?? null];
    setPhase({ kind: 'running', run, origin, stage, done, result });
  };
  show(origin.kind === 'file' && lost === null ? 'sending' : 'reading');
  try {
    const started = await (lost === null
      ? calls.send(origin, abort.signal)
      : reopen(calls, lost, origin, abort.signal));
    own.importId = started.importId;
    const finished = await followImport(started, abort.signal, ({ stage }) => show(stage), calls.check);
    if (finished.failure !== null)
      setPhase({ kind: 'failed', origin, message: finished.failure, lost: null });
    else show('over', finished);
  } catch (failure) {
    if (abort.signal.aborted) return;
    if (failure instanceof ApiFailure && failure.status === SIGNED_OUT) {
      reportFailure(failure);
      return setPhase(CHOOSING);
    }
    const isLost = isTransient(failure);
    setPhase({ kind: 'failed', origin, message: wordsOf(failure), lost: isLost ? own.importId : null });
  }
}

/** One import at a time: sent, followed until it finishes, and deleted when cancelled. */
export function useImportRun(isVisitor = false) {
  const calls = isVisitor ? VISITOR_CALLS : MEMBER_CALLS;
  const queries = useQueryClient();
  const [phase, setPhase] = useState<ImportPhase>(CHOOSING);
  const current = useRef<Run>({ abort: new AbortController(), importId: null, run: 0 });
  useEffect(() => {
    const runs = current;
    return () => runs.current.abort.abort();
  }, []);

  const open = async (origin: ImportOrigin, importId: string | null) => {
    current.current.abort.abort();
    const own: Run = { abort: new AbortController(), importId, run: current.current.run + 1 };
    current.current = own;
    await follow(calls, origin, own, setPhase);
    if (!isVisitor && !own.abort.signal.aborted)
      void queries.invalidateQueries({ queryKey: recentImportsQuery.queryKey });
  };
  const start = (origin: ImportOrigin) => {
    const problem = origin.kind === 'text' ? problemOfText(origin.text) : calls.problemOf(origin.file);
    if (problem !== null) return setPhase({ kind: 'choosing', problem });
    void open(origin, null);
  };
  /** Retries: requests a result that the server may already have before sending again. */
  const again = () => {
    if (phase.kind === 'failed') void open(phase.origin, phase.lost);
  };
  /** Cancels the import and deletes its file. */
  const cancel = () => {
    const { abort, importId } = current.current;
    abort.abort();
    setPhase(CHOOSING);
    if (importId !== null) calls.discard(importId);
  };
  const reset = (problem: string | null = null) => setPhase({ kind: 'choosing', problem });
  return { phase, start, again, cancel, reset };
}
