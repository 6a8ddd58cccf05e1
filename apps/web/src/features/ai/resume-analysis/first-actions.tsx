import type { ResumeFinding } from '@qicheng/analysis/resume-analysis-result';
import { ResultSection } from '../kit/result-section.js';
import styles from './resume-analysis.module.css';

interface FirstActionsProps {
  actions: readonly ResumeFinding[];
  onOpen: (id: string) => void;
}

/** The few changes that are worth most, each a press away from its words. */
export const FirstActions = ({ actions, onOpen }: FirstActionsProps) =>
  actions.length === 0 ? null : (
    <ResultSection title={actions.length === 1 ? '先做这一件' : `先做这 ${actions.length} 件`}>
      <ol className={styles.first}>
        {actions.map(({ id, issue, gain }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)}>
              <span>{issue}</span>
              {gain ? <small>{`约 +${Number(gain.toFixed(1))} 分`}</small> : null}
            </button>
          </li>
        ))}
      </ol>
    </ResultSection>
  );
