import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { useReducer, useState } from 'react';
import type { ImportResult } from '../api/send-import.js';
import { useLeaveQuestion } from '../hooks/use-leave-question.js';
import { problemOfDocument } from '../review/apply-review.js';
import type { OpenedImport } from '../review/result-to-review.js';
import { beginReview, isOpen, review, reviewedDocument } from '../review/review-state.js';
import styles from './draft-review.module.css';
import { DoubtfulFields, FoldedCertainFields } from './review-fields.js';
import { ReviewNotices } from './review-notices.js';
import { UnplacedList } from './unplaced-list.js';

interface DraftReviewProps extends OpenedImport {
  /** Receives the corrected result, with the text that still has no place. */
  onTake: (result: ImportResult) => void;
  onDiscard: () => void;
}

/** Review of a visitor's import before it fills the draft: what is uncertain, and text without a place. */
export function DraftReview({ result, document, onTake, onDiscard }: DraftReviewProps) {
  const [state, dispatch] = useReducer(review, null, () => beginReview(result, document));
  const [problem, setProblem] = useState<string | null>(null);
  useLeaveQuestion(true);
  const openCount = state.fields.filter((field) => isOpen(state, field)).length;
  const take = () => {
    const reviewed = reviewedDocument(state);
    const wrong = problemOfDocument(reviewed);
    setProblem(wrong);
    if (wrong !== null) return;
    const unplaced = state.unplaced.filter((block) => block.state === 'waiting');
    onTake({ ...result, document: { ...reviewed }, unplaced });
  };
  return (
    <Dialog open title="核对导入的内容" width="broad" isClosable={false} onClose={onDiscard}>
      <div className={styles.review}>
        <ReviewNotices result={result} state={state} />
        <DoubtfulFields state={state} onAction={dispatch} />
        <UnplacedList state={state} onAction={dispatch} rest="没有放好的会放进单独的模块“其他信息”。" />
        <FoldedCertainFields state={state} onAction={dispatch} />
      </div>
      <div className={styles.finish}>
        {problem !== null ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : (
          <p className={styles.rest} role="status">
            {openCount > 0 ? `还有 ${openCount} 项没有核对，也可以填入后再改。` : '都核对过了。'}
          </p>
        )}
        <Button tone="quiet" onClick={onDiscard}>
          放弃导入
        </Button>
        <Button tone="primary" onClick={take}>
          填入草稿
        </Button>
      </div>
    </Dialog>
  );
}
