import type { AdjacentRole } from '@qicheng/analysis/job-analysis-result';
import { ResultSection } from '../kit/result-section.js';
import styles from './job-analysis.module.css';

/** Occupations that one may change to. */
export const Adjacent = ({ roles }: { roles: readonly AdjacentRole[] }) =>
  roles.length === 0 ? null : (
    <ResultSection title="相邻职业" lead="能力有重合、可以转去的方向。">
      <ul className={styles.adjacent}>
        {roles.map(({ code, name, reason, shared, toLearn, abilityScore }) => (
          <li key={code}>
            <header>
              <h4>{name}</h4>
              {abilityScore === null ? null : <span>{`能力体现 ${Math.round(abilityScore)}%`}</span>}
            </header>
            <p>{reason}</p>
            <p className={styles.soft}>
              {[
                shared.length > 0 ? `已有交集：${shared.join('、')}` : '',
                toLearn.length > 0 ? `要补：${toLearn.join('、')}` : '',
              ]
                .filter((part) => part !== '')
                .join('；')}
            </p>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
