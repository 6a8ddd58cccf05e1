import type { RunSummary } from './ai-service.js';
import styles from './state-card.module.css';

/** How far a run is; null while the first answer is awaited. */
export function RunProgress({ run }: { run: RunSummary | null }) {
  const percent = run?.progress ?? 0;
  const stage = run === null ? '正在打开' : run.status === 'queued' ? '排队中' : run.stage || '分析中';
  return (
    <section className={styles.card} aria-busy="true">
      <div
        className={styles.track}
        role="progressbar"
        aria-label="分析进度"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ transform: `scaleX(${Math.max(4, percent) / 100})` }} />
      </div>
      <p className={styles.stage}>
        <span role="status">{stage}</span>
        {run === null ? null : <span className={styles.percent}>{`${percent}%`}</span>}
      </p>
      {run === null ? null : <p className={styles.hint}>可以离开这一页，完成后在历史记录里查看。</p>}
    </section>
  );
}
