import { bandOf } from '@qicheng/analysis/result';
import styles from './score-ring.module.css';

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

/** What a score measures, if not overall quality. */
export interface Measure {
  /** Shown instead of the band, such as 匹配度. */
  name: string;
  /** Whether a high score is not good news by itself. */
  isNeutral: boolean;
}

interface ScoreRingProps {
  score: number | null;
  measure?: Measure | undefined;
}

/** A score as an animated ring; null if there is too little data for a total. */
export function ScoreRing({ score, measure }: ScoreRingProps) {
  const band = score === null ? null : bandOf(score);
  return (
    <p className={styles.ring} data-band={measure?.isNeutral ? 'none' : band}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
        {score === null ? null : (
          <circle
            className={styles.arc}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={LENGTH}
            style={{ strokeDashoffset: LENGTH * (1 - score / 100) }}
          />
        )}
      </svg>
      <span className={styles.value}>
        {score === null ? (
          <span className={styles.none}>暂无总分</span>
        ) : (
          <>
            <strong>{score}</strong>
            <span className={styles.band}>{`分 · ${measure?.name ?? band}`}</span>
          </>
        )}
      </span>
    </p>
  );
}
