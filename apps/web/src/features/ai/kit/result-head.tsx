import type { ReactNode } from 'react';
import { WholeWords } from '#src/components/whole-words.jsx';
import { displayTime } from '#src/lib/display-time.js';
import type { RunSummary } from './ai-service.js';
import styles from './result-head.module.css';
import { type Measure, ScoreRing } from './score-ring.js';

interface ResultHeadProps {
  run: Pick<RunSummary, 'title' | 'createdAt'>;
  /** The version of the résumé, if it has several. */
  version?: string | undefined;
  /** Null if there is too little data for a total; undefined for a service without a score. */
  score: number | null | undefined;
  measure?: Measure | undefined;
  /** The result in one sentence; the run's title if there is none. */
  verdict?: string | undefined;
  /** Difference to the previous score; null if there is none. */
  delta?: number | null | undefined;
  /** Under the verdict: how the score has changed since. */
  note?: ReactNode;
  /** On the right: the export bar. */
  actions?: ReactNode;
}

/** Sentences of a verdict: one that does not fit beside another starts its own line. */
const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=[。！？])/u).map((sentence, place) => (
    <span key={`${place} ${sentence}`} className={styles.sentence}>
      <WholeWords>{sentence}</WholeWords>
    </span>
  ));

const signed = (delta: number) => (delta > 0 ? `+${delta}` : String(delta));

/** The score and the verdict, with subject and time below. */
export const ResultHead = ({
  run,
  version,
  score,
  measure,
  verdict,
  delta = null,
  note,
  actions,
}: ResultHeadProps) => (
  <header className={styles.head}>
    {score === undefined ? null : <ScoreRing score={score} measure={measure} />}
    <div className={styles.facts}>
      <h2 className={styles.title} tabIndex={-1} aria-label={verdict ?? run.title}>
        <Sentences text={verdict ?? run.title} />
      </h2>
      {note}
      <p className={styles.line}>
        {verdict === undefined ? null : <span className={styles.subject}>{run.title}</span>}
        {version === undefined ? null : <span>{version}</span>}
        <time dateTime={run.createdAt.toISOString()}>{displayTime(run.createdAt)}</time>
        {delta === null || score == null ? null : (
          <span className={styles.delta} data-way={Math.sign(delta)}>
            {delta === 0 ? '与上次相同' : `比上次 ${signed(delta)}`}
          </span>
        )}
      </p>
    </div>
    {actions}
  </header>
);
