import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { getReportExport, startReportExport } from '@qicheng/contract/report-export/report-export.contract';
import styles from './report-export.module.css';
import { saveFile } from '#src/lib/save-file.js';
import { ApiFailure, call } from '#src/lib/api.js';

type ReportFormat = InputOf<typeof startReportExport>['format'];
type ReportState = ResultOf<typeof getReportExport>;

/** The result of an export for the user. */
type ReportOutcome =
  | { readonly kind: 'ready'; readonly url: string; readonly fileName: string }
  | { readonly kind: 'later' }
  | { readonly kind: 'failed'; readonly message: string };

const MAX_WAIT_MS = 60_000;
const FAILED = '文件生成失败，请稍后重试，或使用浏览器打印';
const failed = (message: string): ReportOutcome => ({ kind: 'failed', message: message || FAILED });

function outcomeOf({ status, file, failure }: ReportState): ReportOutcome | null {
  if (status === 'failed') return failed(failure);
  if (status !== 'done') return null;
  return file ? { kind: 'ready', ...file } : failed('文件已过期，请重新导出');
}

interface ReportRequest {
  readonly runId: string;
  readonly format: ReportFormat;
  /** The text of a letter to print instead of the report. */
  readonly letter: string | undefined;
  readonly signal: AbortSignal;
  readonly now?: () => number;
}

/**
 * Requests a file of a run and follows it until it is ready or the wait is over; an existing file is returned
 * at once.
 */
async function runReportExport({
  runId,
  format,
  letter,
  signal,
  now = Date.now,
}: ReportRequest): Promise<ReportOutcome> {
  const deadline = now() + MAX_WAIT_MS;
  try {
    let state: ReportState = await call(
      startReportExport,
      { runId, format, ...(letter !== undefined && { letter }) },
      { signal },
    );
    for (;;) {
      const outcome = outcomeOf(state);
      if (outcome) return outcome;
      if (now() >= deadline) return { kind: 'later' };
      // The server answers when the export finishes, or after 25 s.
      state = await call(getReportExport, { exportId: state.exportId, wait: true }, { signal });
    }
  } catch (failure) {
    return failed(failure instanceof ApiFailure ? failure.message : FAILED);
  }
}

interface Attempt {
  readonly runId: string;
  readonly format: ReportFormat;
  /** Null while the file is being created. */
  readonly outcome: ReportOutcome | null;
}

/** One export at a time: requested, followed, downloaded. */
export function useReportExport(runId: string) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), [runId]);
  const start = (format: ReportFormat, letter?: string) => {
    const own = new AbortController();
    abort.current?.abort();
    abort.current = own;
    setAttempt({ runId, format, outcome: null });
    void runReportExport({ runId, format, letter, signal: own.signal }).then((outcome) => {
      if (own.signal.aborted) return;
      setAttempt({ runId, format, outcome });
      if (outcome.kind === 'ready') saveFile(outcome);
    });
  };
  // Ignore the export of another run.
  const own = attempt?.runId === runId ? attempt : null;
  return { attempt: own, isRunning: own?.outcome === null, start };
}

const NAMES = { pdf: 'PDF', word: 'Word' } as const satisfies Record<ReportFormat, string>;
const FORMATS = Object.keys(NAMES) as ReportFormat[];

interface ReportExportProps {
  /** A finished run, or a finished reference answer. */
  runId: string;
  /** What the buttons do, before the format. */
  label?: string | undefined;
  /** Other buttons of the same bar. */
  before?: ReactNode;
  after?: ReactNode;
}

const DEFAULT_LABEL = '导出';

/** Exports a result as a file, or explains why that failed. */
export function ReportExport({ runId, label = DEFAULT_LABEL, before, after }: ReportExportProps) {
  const { attempt, isRunning, start } = useReportExport(runId);
  return (
    <div className={styles.bar} data-named={label !== DEFAULT_LABEL} data-print="hide">
      <div className={styles.buttons}>
        {before}
        {FORMATS.map((format) => (
          <Button key={format} icon="download" disabled={isRunning} onClick={() => start(format)}>
            {isRunning && attempt?.format === format
              ? `正在生成 ${NAMES[format]}…`
              : `${label} ${NAMES[format]}`}
          </Button>
        ))}
        {after}
      </div>
      {attempt?.outcome ? (
        <ExportOutcome
          outcome={attempt.outcome}
          name={NAMES[attempt.format]}
          onAgain={() => start(attempt.format)}
        />
      ) : null}
    </div>
  );
}

interface OutcomeProps {
  outcome: ReportOutcome;
  name: string;
  onAgain: () => void;
}

/** How an export ended, with the way to repeat it. */
export function ExportOutcome({ outcome, name, onAgain }: OutcomeProps) {
  const again = (words: string) => (
    <button type="button" className={styles.inline} onClick={onAgain}>
      {words}
    </button>
  );
  if (outcome.kind === 'failed') {
    return (
      <p className={styles.outcome} role="alert">
        <Icon name="alert" size={18} />
        <span>{outcome.message}</span>
        {again('重试')}
      </p>
    );
  }
  return (
    <p className={styles.outcome} role="status">
      {outcome.kind === 'ready' ? <Icon name="check" size={18} /> : null}
      <span>{outcome.kind === 'ready' ? `${name} 已生成` : `${name} 仍在生成，请稍后再取`}</span>
      {again(outcome.kind === 'ready' ? '再次下载' : '取文件')}
    </p>
  );
}
