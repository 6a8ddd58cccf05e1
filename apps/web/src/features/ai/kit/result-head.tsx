import { bandOf } from '@qicheng/analysis/result';
import type { ReactNode } from 'react';
import { displayTime } from '#src/lib/display-time.js';
import type { RunSummary } from './ai-service.js';
import { ChargedLine } from './charged-line.js';
import { engineLabel } from './engine-label.js';
import styles from './result-head.module.css';

interface ResultHeadProps {
  run: RunSummary;
  /** Points more or less than the time before; null where there is nothing to compare with. */
  delta?: number | null;
  /** At the right: the export bar. */
  actions?: ReactNode;
}

const signed = (delta: number) => (delta > 0 ? `+${delta}` : String(delta));

/** The score with its band, who judged, when, and what it took. A result without a score shows its title instead. */
export const ResultHead = ({ run, delta = null, actions }: ResultHeadProps) => (
  <header className={styles.head}>
    {run.score === null ? null : (
      <p className={styles.score}>
        <strong>{run.score}</strong>
        <span className={styles.of}>分</span>
        <span className={styles.band}>{bandOf(run.score)}</span>
        {delta === null ? null : (
          <span className={styles.delta} data-way={Math.sign(delta)}>
            {delta === 0 ? '与上次相同' : `比上次 ${signed(delta)}`}
          </span>
        )}
      </p>
    )}
    <div className={styles.facts}>
      <h2 className={styles.title}>{run.title}</h2>
      <p className={styles.line}>
        {run.engine ? <span>{engineLabel(run.engine)}</span> : null}
        <time dateTime={run.createdAt.toISOString()}>{displayTime(run.createdAt)}</time>
        <ChargedLine run={run} />
      </p>
    </div>
    {actions}
  </header>
);
