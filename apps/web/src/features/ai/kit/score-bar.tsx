import styles from './score-bar.module.css';

/** A bar for a share in percent; the number is given as text beside it. */
export const ScoreBar = ({ percent }: { percent: number }) => (
  <span className={styles.bar} aria-hidden="true">
    <i style={{ width: `${Math.min(100, percent)}%` }} />
  </span>
);
