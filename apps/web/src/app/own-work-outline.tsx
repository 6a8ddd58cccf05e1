import { Skeleton } from '@qicheng/ui/skeleton';
import styles from './own-work.module.css';

/** Placeholder of the member's section of home while it loads; the same height as its content. */
export const OwnWorkOutline = () => (
  <section className={styles.work} role="status" aria-busy="true">
    <div className={styles.words}>
      <span className="visually-hidden">正在打开您的简历</span>
      <Skeleton width="9em" height="1em" />
      <p className={styles.title}>
        <Skeleton width="8em" height="1.2em" />
      </p>
      <div className={styles.complete}>
        <Skeleton width="14em" height="1em" />
      </div>
      <div className={styles.actions}>
        <Skeleton width="8em" height="48px" />
        <Skeleton width="9em" height="1em" />
      </div>
      <div className={styles.steps}>
        <Skeleton width="16em" height="1em" />
        <Skeleton width="20em" height="1em" />
      </div>
      <p className={styles.counts} />
    </div>
    <div className={styles.canvas}>
      <div className={`${styles.sheet} ${styles.page}`}>
        <Skeleton height="100%" />
      </div>
    </div>
  </section>
);
