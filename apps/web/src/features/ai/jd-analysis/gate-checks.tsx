import type { JdGate } from '@qicheng/analysis/jd-analysis';
import { ResultSection } from '../kit/result-section.js';
import styles from './jd-analysis.module.css';

const WORDS = {
  pass: '硬性条件都符合',
  fail: '有硬性条件不符合，先问清能否放宽再投',
  unknown: '有硬性条件待确认，不算通过',
  none: '没有读到硬性条件',
} as const;
const STATES = { pass: '符合', fail: '不符合', unknown: '待确认' } as const;

/** The conditions that decide before any score does. */
export const GateChecks = ({ gate: { state, checks } }: { gate: JdGate }) => (
  <ResultSection title="硬性条件" lead="单独判断，不计入匹配度。">
    <p className={styles.verdict} data-state={state}>
      {WORDS[state]}
    </p>
    {checks.length > 0 ? (
      <ul className={styles.rows}>
        {checks.map(({ requirementId, label, text, state: own, reason }) => (
          <li key={requirementId}>
            <span className={styles.name}>
              {label}
              <small>{text}</small>
            </span>
            <span className={styles.state} data-state={STATES[own]}>
              {STATES[own]}
            </span>
            <p className={styles.soft}>{reason}</p>
          </li>
        ))}
      </ul>
    ) : null}
  </ResultSection>
);
