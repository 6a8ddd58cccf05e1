import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#src/lib/save-file.js';
import { type ReportFormat, type ReportOutcome, runReportExport } from './run-report-export.js';

interface Attempt {
  readonly runId: string;
  readonly format: ReportFormat;
  /** Null while the file is being made. */
  readonly outcome: ReportOutcome | null;
}

/** One export at a time: asked for, followed, handed to the browser. */
export function useReportExport(runId: string) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), [runId]);
  const start = (format: ReportFormat) => {
    const own = new AbortController();
    abort.current?.abort();
    abort.current = own;
    setAttempt({ runId, format, outcome: null });
    void runReportExport({ runId, format, signal: own.signal }).then((outcome) => {
      if (own.signal.aborted) return;
      setAttempt({ runId, format, outcome });
      if (outcome.kind === 'ready') saveFile(outcome);
    });
  };
  // What was made of another run says nothing of this one.
  const own = attempt?.runId === runId ? attempt : null;
  return { attempt: own, isRunning: own?.outcome === null, start };
}
