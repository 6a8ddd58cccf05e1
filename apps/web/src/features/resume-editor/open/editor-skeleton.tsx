import { Skeleton } from '@qicheng/ui/skeleton';
import styles from '../editor.module.css';

/** The shape of the editor while the résumé is on its way. */
export function EditorSkeleton() {
  return (
    <div className={styles.workspace} role="status" aria-busy="true">
      <span className="visually-hidden">正在打开简历</span>
      <div className={styles.skeletonBar}>
        <Skeleton width="12em" height="1.5em" />
        <Skeleton width="6em" height="2em" />
      </div>
      <div className={styles.panes} data-pane="edit">
        <div className={styles.railPane} />
        <div className={styles.formPane}>
          {[0, 1, 2, 3, 4].map((line) => (
            <p key={line} className={styles.skeletonLine}>
              <Skeleton width="100%" height="36px" />
            </p>
          ))}
        </div>
        <div className={styles.previewPane}>
          <div className={styles.skeletonSheet} />
        </div>
      </div>
    </div>
  );
}
