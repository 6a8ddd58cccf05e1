import type { FitOutcome } from './fit-job.js';
import { certificate, fitResult, sizeChanges } from './fit-messages.js';
import styles from './page-fit.module.css';

/** What a fit came to: pages before and after, what changed, and why it cannot be looser. */
export function FitReport({ outcome }: { outcome: FitOutcome }) {
  const { answer } = outcome;
  const changes = answer.fits ? sizeChanges(outcome) : [];
  return (
    <div className={styles.report} data-fits={answer.fits} role="status">
      <p className={styles.result}>{fitResult(outcome)}</p>
      {changes.length > 0 ? (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">样式</th>
              <th scope="col">调整前</th>
              <th scope="col">调整后</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ size, name, before, after, isBound }) => (
              <tr key={size}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td>
                  {after}
                  {isBound ? <span className={styles.bound}>下限</span> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <p className={styles.proof}>{certificate(outcome)}</p>
    </div>
  );
}
