import { Skeleton } from '@qicheng/ui/skeleton';
import styles from './jobs.module.css';

/** As high as three jobs with their scores, so that nothing below moves when they arrive. */
export const CardSkeletons = ({ isNarrow = false }: { isNarrow?: boolean }) => (
  <ul className={styles.cards} data-narrow={isNarrow} aria-hidden="true">
    {[0, 1, 2].map((card) => (
      <li key={card} className={styles.card}>
        <Skeleton height="7.5rem" />
      </li>
    ))}
  </ul>
);

/** Until it is known whether these are recommendations or the newest jobs. */
export const TitleSkeleton = () => (
  <>
    <span className="visually-hidden">职位</span>
    <Skeleton width="4em" />
  </>
);

/** The strip of recommended jobs before its data or its program has arrived. */
export const FittingJobsSkeleton = () => (
  <div className={styles.strip} aria-hidden="true">
    <div className={styles.stripHead}>
      <p className={styles.stripTitle}>
        <TitleSkeleton />
      </p>
      <p className={styles.soft}>正在打开</p>
    </div>
    <CardSkeletons />
  </div>
);

/** The same while a member's session is being restored; a visitor does not see it. */
export const RestoringFittingJobs = () => (
  <div className={styles.restoring}>
    <FittingJobsSkeleton />
  </div>
);
