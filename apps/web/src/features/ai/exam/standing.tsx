import type { Dimension } from '@qicheng/analysis/result';
import { DimensionList } from '../kit/dimension-list.js';
import { Dimensions } from '../kit/dimensions.js';
import { MissingData } from '../kit/missing-data.js';
import { ResultSection } from '../kit/result-section.js';
import styles from './exam.module.css';

interface StandingProps {
  dimensions: readonly Dimension[];
  resumeId: string | null;
}

/** A radar of fewer corners is a line. */
const CORNERS = 3;

/** The parts that count, and by name those that do not, since nothing was stated of them. */
export const Standing = ({ dimensions, resumeId }: StandingProps) => {
  const counted = dimensions.filter(({ weight }) => weight > 0);
  const silent = dimensions.filter(({ weight }) => weight === 0);
  const Shown = counted.length < CORNERS ? DimensionList : Dimensions;
  return (
    <ResultSection title="竞争力" lead="展开任一方面，可以看到每一分的理由。没有填写的方面不计分。">
      <div className={styles.stack}>
        <Shown dimensions={counted} resumeId={resumeId} />
        <MissingData
          facts={silent.map(({ label, contributions }) => ({
            label,
            effect: contributions[0]?.reason ?? '',
          }))}
        />
      </div>
    </ResultSection>
  );
};
