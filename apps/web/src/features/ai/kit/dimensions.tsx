import type { Dimension } from '@qicheng/analysis/result';
import styles from './dimensions.module.css';
import { DimensionList } from './dimension-list.js';
import { Radar } from './radar.js';

interface DimensionsProps {
  dimensions: readonly Dimension[];
  resumeId?: string | null;
}

/** Radar and bars side by side. */
export const Dimensions = ({ dimensions, resumeId = null }: DimensionsProps) => (
  <div className={styles.both}>
    <Radar
      dimensions={dimensions}
      label={`各维度得分：${dimensions.map(({ label, score }) => `${label} ${Math.round(score)}`).join('，')}`}
    />
    <DimensionList dimensions={dimensions} resumeId={resumeId} />
  </div>
);
