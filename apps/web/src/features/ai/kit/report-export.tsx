import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './report-export.module.css';
import { type ReportFormat, type ReportOutcome, runReportExport } from './run-report-export.js';
import { saveFile } from '#src/lib/save-file.js';

interface Attempt {
  readonly runId: string;
  readonly format: ReportFormat;
  /** Null while the file is being made. */
  readonly outcome: ReportOutcome | null;
}

/** One export at a time: asked for, followed, handed to the browser. */
function useReportExport(runId: string) {
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

const NAMES = { pdf: 'PDF', word: 'Word' } as const satisfies Record<ReportFormat, string>;
const FORMATS = Object.keys(NAMES) as ReportFormat[];

interface ReportExportProps {
  /** A finished run, or a finished reference answer. */
  runId: string;
  /** Other buttons of the same bar. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A result as a file: asked for, made, downloaded, or in words why not. */
export function ReportExport({ runId, before, after }: ReportExportProps) {
  const { attempt, isRunning, start } = useReportExport(runId);
  return (
    <div className={styles.bar} data-print="hide">
      <div className={styles.buttons}>
        {before}
        {FORMATS.map((format) => (
          <Button key={format} icon="download" disabled={isRunning} onClick={() => start(format)}>
            {isRunning && attempt?.format === format ? `正在生成 ${NAMES[format]}…` : `导出 ${NAMES[format]}`}
          </Button>
        ))}
        {after}
      </div>
      {attempt?.outcome ? (
        <Outcome
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

function Outcome({ outcome, name, onAgain }: OutcomeProps) {
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
