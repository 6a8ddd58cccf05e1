import type { ResumeDocument } from '@qicheng/resume/document';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { type ReactNode, useMemo, useReducer, useState } from 'react';
import type { ImportResult } from '../api/send-import.js';
import { useLeaveQuestion } from '../hooks/use-leave-question.js';
import { problemOfDocument } from '../review/apply-review.js';
import { beginReview, isOpen, review, reviewedDocument } from '../review/review-state.js';
import styles from './draft-review.module.css';
import { ReviewColumns } from './review-columns.js';
import finishStyles from './review-finish.module.css';

interface DraftReviewProps {
  result: ImportResult;
  document: ResumeDocument;
  fileName: string;
  /** Whether the draft has content, which the import replaces. */
  isReplacing: boolean;
  /** Receives the corrected result, with the text that still has no place. */
  onTake: (result: ImportResult) => void;
  onDiscard: () => void;
  renderPreview: (document: ResumeDocument) => ReactNode;
}

/** A visitor's review of an import, above the editor and like that of members: the result is only in this page. */
export function DraftReview(props: DraftReviewProps) {
  const { result, document, fileName, isReplacing, onTake, onDiscard, renderPreview } = props;
  const [state, dispatch] = useReducer(review, null, () => beginReview(result, document));
  const reviewed = useMemo(() => reviewedDocument(state), [state]);
  const [problem, setProblem] = useState<string | null>(null);
  useLeaveQuestion(true);
  const openCount = state.fields.filter((field) => isOpen(state, field)).length;
  const take = () => {
    const wrong = problemOfDocument(reviewed);
    setProblem(wrong);
    if (wrong !== null) return;
    const unplaced = state.unplaced.filter((block) => block.state === 'waiting');
    onTake({ ...result, document: { ...reviewed }, unplaced });
  };
  return (
    <Dialog open title="核对导入的内容" width="full" isClosable={false} onClose={onDiscard}>
      <p className={styles.lead} data-first-field tabIndex={-1}>
        来自“{fileName}”，共 {state.fields.length} 项。确认前不会改动草稿，服务器也不保存。
      </p>
      <ReviewColumns
        result={result}
        state={state}
        onAction={dispatch}
        rest="没有放好的会放进单独的模块“其他信息”。"
        reviewed={reviewed}
        renderPreview={renderPreview}
      />
      <div className={finishStyles.finish}>
        <p className={finishStyles.note}>
          {isReplacing ? '草稿现有的内容会被替换，模板和样式不变；可以用撤销找回。' : '填入后还可以再改。'}
        </p>
        <div className={finishStyles.actions}>
          <Button tone="quiet" onClick={onDiscard}>
            放弃导入
          </Button>
          <Button tone="primary" onClick={take}>
            {isReplacing ? '替换草稿内容' : '填入草稿'}
          </Button>
        </div>
        {problem !== null ? (
          <p className={finishStyles.problem} role="alert">
            {problem}
          </p>
        ) : openCount > 0 ? (
          <p className={finishStyles.rest}>还有 {openCount} 项建议核对，也可以填入后再改。</p>
        ) : null}
      </div>
    </Dialog>
  );
}
