import { shownShares } from '@qicheng/analysis/apportion';
import type { Contribution, Dimension } from '@qicheng/analysis/result';
import { Icon } from '@qicheng/ui/icon';
import styles from './dimensions.module.css';
import { EvidenceQuotes } from './evidence-quotes.js';
import { ScoreBar } from './score-bar.js';

interface DimensionListProps {
  dimensions: readonly Dimension[];
  resumeId?: string | null;
}

const points = (value: number) => `${value > 0 ? '+' : ''}${Number(value.toFixed(1))}`;

const Reasons = ({
  contributions,
  resumeId,
}: {
  contributions: readonly Contribution[];
  resumeId: string | null;
}) => (
  <ul className={styles.reasons}>
    {contributions.map(({ ruleId, points: score, reason, evidence }, place) => (
      <li key={`${ruleId} ${place}`}>
        <span className={styles.points} data-way={Math.sign(score)}>
          {points(score)}
        </span>
        <div>
          <p>{reason}</p>
          <EvidenceQuotes evidence={evidence} resumeId={resumeId} />
        </div>
      </li>
    ))}
  </ul>
);

/** The dimensions of a score as bars; each expands into the reasons that add up to it. */
export const DimensionList = ({ dimensions, resumeId = null }: DimensionListProps) => {
  const weights = shownShares(
    dimensions.map(({ weight }) => weight),
    1,
  );
  return (
    <ul className={styles.list}>
      {dimensions.map(({ key, label, score, contributions }, place) => (
        <li key={key}>
          <details className={styles.dimension}>
            <summary>
              <span className={styles.name}>
                {label}
                <small>{`权重 ${weights[place] ?? 0}%`}</small>
              </span>
              <ScoreBar percent={score} />
              <span className={styles.value}>{Math.round(score)}</span>
              <Icon name="chevron" size={16} />
            </summary>
            <Reasons contributions={contributions} resumeId={resumeId} />
          </details>
        </li>
      ))}
    </ul>
  );
};
