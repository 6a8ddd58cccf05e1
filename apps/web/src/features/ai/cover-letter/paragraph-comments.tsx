import { type JudgedParagraph, letterRoles } from '@qicheng/analysis/cover-letter';
import { ResultSection } from '../kit/result-section.js';
import styles from './letter.module.css';

const TONES = { good: '好', urgent: '必须改', important: '建议改', minor: '可以更好' } as const;

/** The letter that was handed in, with what is said of each of its paragraphs beside it. */
export const ParagraphComments = ({ paragraphs }: { paragraphs: readonly JudgedParagraph[] }) => (
  <ResultSection title="逐段点评">
    <ol className={styles.paragraphs}>
      {paragraphs.map(({ index, role, text, comments }) => (
        <li key={index}>
          <div>
            <span className={styles.role}>{letterRoles[role]}</span>
            <p className={styles.own}>{text}</p>
          </div>
          {comments.length > 0 ? (
            <ul className={styles.comments}>
              {comments.map(({ ruleId, tone, text: words }, place) => (
                <li key={`${ruleId} ${place}`} data-tone={tone}>
                  <strong>{TONES[tone]}</strong>
                  <span>{words}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  </ResultSection>
);
