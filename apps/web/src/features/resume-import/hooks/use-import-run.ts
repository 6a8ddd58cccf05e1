import { discardImport } from '@qicheng/contract/resume-import/draft.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, call } from '#src/lib/api.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { followImport, isPassing, lookAtOwn } from '../api/follow-import.js';
import { recentImportsQuery } from '../api/recent-imports.js';
import {
  problemOfFile,
  problemOfText,
  type ImportOrigin,
  type ImportResult,
  type ImportState,
  sendImport,
} from '../api/send-import.js';
import {
  forgetForVisitor,
  lookForVisitor,
  problemForVisitor,
  sendForVisitor,
} from '../api/visitor-import.js';

export type RunStage = ImportState['stage'] | 'sending';

/** What the dialog shows: a choice to be made, an import in progress, or why it gave nothing. */
export type ImportPhase =
  | { readonly kind: 'choosing'; readonly problem: string | null }
  | {
      readonly kind: 'running';
      readonly run: number;
      readonly origin: ImportOrigin;
      readonly stage: RunStage;
      /** The import whose draft is ready; the dialog shows 100 % before it continues. */
      readonly done: string | null;
      /** What was read, which a visitor gets this once. */
      readonly result: ImportResult | null;
    }
  | {
      readonly kind: 'failed';
      readonly origin: ImportOrigin;
      readonly message: string;
      /** The import whose answer was lost: it can be requested again. */
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

/** How imports of a member, or of somebody without an account, are sent and followed. */
interface ImportWay {
  send: typeof sendImport;
  look: typeof lookAtOwn;
  problemOf: (file: File) => string | null;
  /** Gives up what the server holds of an import. */
  forget: (importId: string) => void;
}

const OF_MEMBER: ImportWay = {
  send: sendImport,
  look: lookAtOwn,
  problemOf: problemOfFile,
  forget: (importId) => void call(discardImport, { importId }).catch(() => undefined),
};
const OF_VISITOR: ImportWay = {
  send: sendForVisitor,
  look: lookForVisitor,
  problemOf: (file) => problemOfFile(file) ?? problemForVisitor(file),
  forget: forgetForVisitor,
};

/** The import whose answer was lost, or a new one where it is gone. */
async function reopen({ look, send }: ImportWay, lost: string, origin: ImportOrigin, signal: AbortSignal) {
  try {
    return await look(lost, signal);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === GONE) return send(origin, signal);
    throw failure;
  }
}

/** Sends an import, or asks for the one that is lost, and shows it until it is over. */
async function follow(
  way: ImportWay,
  origin: ImportOrigin,
  own: Run,
  setPhase: (phase: ImportPhase) => void,
): Promise<void> {
  const { run, abort, importId: lost } = own;
  const show = (stage: RunStage, over: ImportState | null = null) => {
    const [done, result] = [over?.importId ?? null, over?.result ?? null];
    setPhase({ kind: 'running', run, origin, stage, done, result });
  };
  show(origin.kind === 'file' && lost === null ? 'sending' : 'reading');
  try {
    const begun = await (lost === null
      ? way.send(origin, abort.signal)
      : reopen(way, lost, origin, abort.signal));
    own.importId = begun.importId;
    const over = await followImport(begun, abort.signal, ({ stage }) => show(stage), way.look);
    if (over.failure !== null) setPhase({ kind: 'failed', origin, message: over.failure, lost: null });
    else show('over', over);
  } catch (failure) {
    if (abort.signal.aborted) return;
    if (failure instanceof ApiFailure && failure.status === SIGNED_OUT) {
      reportFailure(failure);
      return setPhase(CHOOSING);
    }
    const isLost = isPassing(failure);
    setPhase({ kind: 'failed', origin, message: wordsOf(failure), lost: isLost ? own.importId : null });
  }
}

/** One import at a time: sent, followed to its end, cancelled with all that it left. */
export function useImportRun(isVisitor = false) {
  const way = isVisitor ? OF_VISITOR : OF_MEMBER;
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
    await follow(way, origin, own, setPhase);
    if (!isVisitor && !own.abort.signal.aborted)
      void queries.invalidateQueries({ queryKey: recentImportsQuery.queryKey });
  };
  const start = (origin: ImportOrigin) => {
    const problem = origin.kind === 'text' ? problemOfText(origin.text) : way.problemOf(origin.file);
    if (problem !== null) return setPhase({ kind: 'choosing', problem });
    void open(origin, null);
  };
  /** Tries again: asks for what the server may have read already before anything is sent a second time. */
  const again = () => {
    if (phase.kind === 'failed') void open(phase.origin, phase.lost);
  };
  /** Gives the import up, with the file that was sent. */
  const cancel = () => {
    const { abort, importId } = current.current;
    abort.abort();
    setPhase(CHOOSING);
    if (importId !== null) way.forget(importId);
  };
  const reset = (problem: string | null = null) => setPhase({ kind: 'choosing', problem });
  return { phase, start, again, cancel, reset };
}
