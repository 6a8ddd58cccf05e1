import type { CustomAnswer } from '@qicheng/analysis/postgrad-exam-result';
import { ResultSection } from '../kit/result-section.js';
import styles from './exam.module.css';

/** What the rules say to a question in one's own words, and what they cannot. */
export const CustomAnswerView = ({ answer }: { answer: CustomAnswer | null }) =>
  answer === null ? null : (
    <ResultSection title="我的提问" lead={answer.question}>
      <ul className={styles.bullets}>
        {answer.paragraphs.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
      <p className={styles.soft}>{answer.limit}</p>
    </ResultSection>
  );
