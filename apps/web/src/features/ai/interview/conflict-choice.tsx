import { Button } from '../../../components/button.js';
import type { AnswerKeeper, KeptAnswer } from './answer-keeper.js';
import styles from './interview.module.css';

interface ConflictChoiceProps {
  answer: KeptAnswer;
  questionId: string;
  keeper: AnswerKeeper;
}

/** Two windows wrote different answers: both are shown, and the person chooses. */
export const ConflictChoice = ({ answer, questionId, keeper }: ConflictChoiceProps) => (
  <div className={styles.conflict} role="alert">
    <p>另一个窗口保存了不同的内容，两份都在，请选择保留哪一份：</p>
    <blockquote>{answer.theirs?.text ?? ''}</blockquote>
    <p className={styles.actions}>
      <Button tone="primary" onClick={() => void keeper.settle(questionId, 'mine')}>
        保留这里的回答
      </Button>
      <Button onClick={() => void keeper.settle(questionId, 'theirs')}>用另一窗口的</Button>
    </p>
  </div>
);
