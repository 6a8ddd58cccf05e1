import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import styles from './resume-analysis.module.css';

const NEED_LABELS = { required: '必备', expected: '建议有', optional: '可选' } as const;

/** The parts of the résumé, each with its own score. */
export const ModuleBars = ({ modules }: Pick<ResumeAnalysisResult, 'modules'>) => (
  <ul className={styles.modules}>
    {modules.map(({ key, label, need, isPresent, score, findings }) => (
      <li key={key} data-missing={!isPresent && score !== null}>
        <p className={styles.moduleName}>
          {label}
          <small>{NEED_LABELS[need]}</small>
        </p>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${score ?? 0}%` }} />
        </span>
        <p className={styles.moduleFacts}>
          <strong>{score === null ? '—' : Math.round(score)}</strong>
          <small>{isPresent ? (findings > 0 ? `${findings} 处可改` : '没有问题') : '简历里没有'}</small>
        </p>
      </li>
    ))}
  </ul>
);
