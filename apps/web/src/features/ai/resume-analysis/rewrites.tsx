import type { ResumeReference } from '@qicheng/analysis/resume-analysis-result';
import { CopyButton } from '../kit/copy-button.js';
import { EvidenceQuotes } from '../kit/evidence-quotes.js';
import { FilledText } from '../kit/filled-text.js';
import { PlaceLink } from '../kit/place-link.js';
import styles from './resume-analysis.module.css';

interface RewritesProps {
  reference: ResumeReference;
  resumeId: string | null;
}

/** Weak statements written out, from what the résumé says. */
export const Rewrites = ({ reference: { rewrites, kept, notes }, resumeId }: RewritesProps) => (
  <>
    <ul className={styles.rewrites}>
      {rewrites.map(({ pointer, targetId, before, after, facts, needsFact }) => (
        <li key={pointer}>
          <p className={styles.before}>{before}</p>
          <p className={styles.after}>
            <FilledText text={after} />
          </p>
          {needsFact.length > 0 ? (
            <p className={styles.needs}>{`需要您补充：${needsFact.join('、')}`}</p>
          ) : null}
          <details>
            <summary>用到的原文</summary>
            <EvidenceQuotes evidence={facts} resumeId={resumeId} />
          </details>
          <p className={styles.rewriteActs}>
            <CopyButton text={after} />
            <PlaceLink resumeId={resumeId} pointer={pointer} targetId={targetId}>
              去修改
            </PlaceLink>
          </p>
        </li>
      ))}
    </ul>
    <p className={styles.soft}>{[`另有 ${kept} 条无需改写。`, ...notes].join('')}</p>
  </>
);
