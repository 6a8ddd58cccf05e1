import { Button } from '@qicheng/ui/button';
import type { AnswerStore, KeptAnswer } from './answer-store.js';
import styles from './interview.module.css';

interface ConflictChoiceProps {
  answer: KeptAnswer;
  questionId: string;
  store: AnswerStore;
}

/** Two windows wrote different answers: both are shown, and the person chooses. */
export const ConflictChoice = ({ answer, questionId, store }: ConflictChoiceProps) => (
  <div className={styles.conflict} role="alert">
    <p>另一个窗口保存了不同的内容，两份都在，请选择保留哪一份：</p>
    <blockquote>{answer.theirs?.text ?? ''}</blockquote>
    <p className={styles.actions}>
      <Button tone="primary" onClick={() => void store.settle(questionId, 'mine')}>
        保留这里的回答
      </Button>
      <Button onClick={() => void store.settle(questionId, 'theirs')}>用另一窗口的</Button>
    </p>
  </div>
);
