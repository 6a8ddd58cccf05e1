import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/**
 * A grey placeholder of loading content; hidden from screen readers, which get the page's busy state instead.
 */
export function Skeleton({ width, height, round }: { width?: string; height?: string; round?: boolean }) {
  const style: CSSProperties = { width, height, borderRadius: round ? '50%' : undefined };
  return <span className={styles.skeleton} style={style} aria-hidden="true" />;
}

/** Placeholder of a page with a title and a sheet, while its code loads. */
export function PageSkeleton() {
  return (
    <div className={styles.page} role="status" aria-busy="true">
      <span className="visually-hidden">正在打开</span>
      <Skeleton width="9em" height="1.75em" />
      <div className={styles.cards}>
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} height="18rem" />
        ))}
      </div>
    </div>
  );
}
