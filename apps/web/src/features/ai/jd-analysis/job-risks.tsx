import type { JdAnalysisResult } from '@qicheng/analysis/jd-analysis';
import { ResultSection } from '../kit/result-section.js';
import styles from './jd-analysis.module.css';

const VERDICTS = { unlawful: '涉嫌违法', suspicious: '可疑', ask: '需要问清' } as const;

/** Sentences to beware of, with what the law says where it says something. */
export const JobRisks = ({ risks }: Pick<JdAnalysisResult, 'risks'>) => (
  <ResultSection
    title={risks.length > 0 ? `风险提示 ${risks.length} 处` : '风险提示'}
    lead={risks.length > 0 ? '每一处都引原文；法律依据供参考，以现行规定为准。' : '没有读到需要警惕的句子。'}
  >
    {risks.length > 0 ? (
      <ul className={styles.risks}>
        {risks.map(({ id, label, verdict, sentence, why, advice, basis }, place) => (
          <li key={`${id} ${place}`} data-verdict={verdict}>
            <p className={styles.riskHead}>
              <strong>{label}</strong>
              <span>{VERDICTS[verdict]}</span>
            </p>
            {sentence === '' ? null : <blockquote>{sentence}</blockquote>}
            <p>{why}</p>
            <p className={styles.soft}>{advice}</p>
            {basis ? (
              <p className={styles.basis}>{`依据：${basis.article}，${basis.inForceSince} 起施行`}</p>
            ) : null}
          </li>
        ))}
      </ul>
    ) : null}
  </ResultSection>
);
