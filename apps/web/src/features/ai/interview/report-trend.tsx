import type { InterviewReportResult } from '@qicheng/analysis/interview-report';
import styles from './interview.module.css';

const signed = (delta: number) => (delta > 0 ? `+${delta}` : String(delta));

/** How the reports went, and which parts moved since the one before. */
export const ReportTrend = ({ result: { trend, changes } }: { result: InterviewReportResult }) => (
  <>
    <ol className={styles.trend}>
      {trend.map(({ date, score, runId }, index) => (
        <li key={`${runId ?? 'this'} ${index}`} data-now={runId === null}>
          <span>{date.slice(5)}</span>
          <i aria-hidden="true">
            <b style={{ width: `${score}%` }} />
          </i>
          <strong>{score}</strong>
        </li>
      ))}
    </ol>
    {changes.length > 0 ? (
      <p className={styles.hint}>
        {`与上次相比：${changes.map(({ label, delta }) => `${label} ${signed(delta)}`).join('，')}`}
      </p>
    ) : null}
  </>
);
